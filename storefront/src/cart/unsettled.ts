import { CommerceError, type CommerceClient } from '../commerce/index.ts';

/** Time in ms after which a change whose answer was lost does not arrive any more. */
const lateArrival = 15_000;

const lostAt = new WeakMap<CommerceClient, number>();

/** Remembers that the answer to a change of the cart was lost: the change may still arrive. */
export function noteLostChange(client: CommerceClient, error: unknown): void {
  if (error instanceof CommerceError && error.kind !== 'graphql' && error.kind !== 'stock') lostAt.set(client, Date.now());
}

/** Time in ms until the cart cannot be changed any more by what was sent and not answered; 0 when nothing is open. */
export function unsettledFor(client: CommerceClient): number {
  const lost = lostAt.get(client);
  return lost === undefined ? 0 : Math.max(0, lost + lateArrival - Date.now());
}
