import { cartGoneBy } from '../cart/index.ts';
import { RestError } from '../commerce/index.ts';

/**
 * How a refused step says that its cart is gone; null when it says something else. REST calls an ordered cart and an
 * expired one alike "no such entity" (404): then it counts as closed, so that nobody is told that nothing was ordered.
 * A delivery that is gone is a 404 as well; `offeredInstead` tells them apart before.
 */
export function cartGoneIn(error: unknown): 'inactive' | 'missing' | null {
  return error instanceof RestError && error.status === 404 ? 'inactive' : cartGoneBy(error);
}
