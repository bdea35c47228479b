import type { NetworkFault } from './network.ts';
import type { TripFaults, World } from './world.ts';

/** Nothing is disturbed. */
export const never = () => null;

/** One disturbed request: the first of its operation at that place. */
export function once(operation: string, fault: NetworkFault, skip = 0): TripFaults {
  let isDone = false;
  return {
    plan: (request) => {
      if (isDone || request.operation !== operation || request.nth < skip) return null;
      isDone = true;
      return fault;
    },
  };
}

/** Several disturbances of one trip. */
export function together(...all: TripFaults[]): TripFaults {
  return {
    plan: (request) => all.reduce<NetworkFault | null>((found, { plan }) => found ?? plan(request), null),
  };
}

/** The first requests of an operation, one after the other. */
export function first(operation: string, count: number, fault: NetworkFault): TripFaults {
  let left = count;
  return { plan: (request) => (request.operation === operation && (left -= 1) >= 0 ? fault : null) };
}

/** Something that happens to the backend just before the first request of an operation. */
export function before(operation: string, { time }: World, happens: () => Promise<void> | void): TripFaults {
  let isDone = false;
  return {
    plan: never,
    onRequest: (requested) => {
      if (isDone || requested !== operation) return;
      isDone = true;
      void time.during(Promise.resolve(happens()));
    },
  };
}
