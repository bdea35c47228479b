import { RestError } from '../commerce/index.ts';
import type { CheckoutApi, CheckoutIdentity, OrderAddresses } from './checkout-api-types.ts';
import type { ShippingMethod } from './checkout-state.ts';

/** Thrown when the chosen shipping method is no longer available for an active cart. */
export class ShippingMethodUnavailableError extends Error {
  override readonly name = 'ShippingMethodUnavailableError';

  constructor() {
    super('The shipping method is no longer available.');
  }
}

/**
 * Returns the available shipping methods when the chosen one is unavailable; null for other errors. REST responds with
 * 404 both for a missing cart and for an unavailable shipping method, so this checks the cart.
 *
 * @throws when the backend cannot be reached, which leaves both cases open
 */
export async function getAlternativeMethods(
  error: unknown,
  backend: Pick<CheckoutApi, 'checkCart' | 'saveAddress'>,
  who: CheckoutIdentity,
  { email, shipping, regions }: OrderAddresses,
): Promise<ShippingMethod[] | null> {
  if (!(error instanceof RestError && error.status === 404)) return null;
  const { status } = await backend.checkCart(who.cartId);
  return status === 'active' ? backend.saveAddress(who, email, shipping, regions) : null;
}
