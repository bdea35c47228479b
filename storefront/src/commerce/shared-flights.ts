import { CommerceError } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';

interface Flight {
  answer: Promise<unknown>;
  controller: AbortController;
  /** How many wait for the answer. */
  passengers: number;
}

/** Starts what is asked for, or joins whoever asked under the same key and has no answer yet. */
export type ShareFlight = <Answer>(
  key: string,
  start: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer>;

/**
 * Lets calls for the same data share the one that is under way. Whoever gives up leaves alone; the call itself is given
 * up when nobody waits for it any more.
 */
export function createSharedFlights(): ShareFlight {
  const flights = new Map<string, Flight>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight = { answer: start(controller.signal), controller, passengers: 0 };
    flights.set(key, flight);
    return flight;
  }

  return async <Answer>(
    key: string,
    start: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ) => {
    if (signal?.aborted) throw new CommerceError('aborted');
    const flight = flights.get(key) ?? begin(key, start);
    flight.passengers += 1;
    try {
      // The key says what kind of answer it is.
      return await withDeadline(() => flight.answer as Promise<Answer>, { signal });
    } finally {
      flight.passengers -= 1;
      if (flight.passengers === 0) {
        flights.delete(key);
        if (signal?.aborted) flight.controller.abort();
      }
    }
  };
}
