import { getCartErrorStatus, type CartErrorStatus } from '../cart/index.ts';
import { RestError } from '../commerce/index.ts';

/**
 * Returns the status of the cart when a step failed because of it; null for other errors. REST responds with 404 both
 * for an ordered and for an expired cart. An unavailable shipping method is a 404 as well; `getAlternativeMethods` handles it first.
 */
export function getCartStatusFromError(error: unknown): CartErrorStatus | null {
  return error instanceof RestError && error.status === 404 ? 'either' : getCartErrorStatus(error);
}
