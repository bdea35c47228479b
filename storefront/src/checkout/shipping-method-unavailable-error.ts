import { RestError } from '../commerce/index.ts';
import type { CheckoutApi, CheckoutIdentity, OrderAddresses } from './checkout-api.ts';
import type { ShippingMethod } from './checkout-state.ts';

/** The way of delivery that was chosen is not offered any more; the cart is there. */
export class ShippingMethodUnavailableError extends Error {
  override readonly name = 'ShippingMethodUnavailableError';

  constructor() {
    super('This delivery is not offered any more.');
  }
}

/**
 * Which ways of delivery there are, when the chosen one was refused as missing: REST says 404 of a cart that is gone
 * and of a delivery that is not offered any more. Null for other failures, and when it is the cart.
 *
 * @throws when the backend cannot be asked: then neither may be said
 */
export async function offeredInstead(
  error: unknown,
  backend: Pick<CheckoutApi, 'checkCart' | 'saveAddress'>,
  who: CheckoutIdentity,
  { email, shipping }: OrderAddresses,
): Promise<ShippingMethod[] | null> {
  if (!(error instanceof RestError && error.status === 404)) return null;
  const { status } = await backend.checkCart(who.cartId);
  return status === 'active' ? backend.saveAddress(who, email, shipping) : null;
}
