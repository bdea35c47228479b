import type { CartRecord } from '../cart/cart-repository.ts';
import { notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { storeConfig } from '../store/store-config.ts';

/**
 * Refuses the checkout of a guest's cart in a store view where only customers order.
 * @throws CommerceError graphql-authorization
 */
export function requireGuestCheckout(context: RequestContext, cart: Pick<CartRecord, 'customer_id'>): void {
  if (cart.customer_id !== null || storeConfig(context.storeView, context)['is_guest_checkout_enabled'] !== false)
    return;
  throw notAuthorized('Guest checkout is not allowed. Register a customer account or login with existing one.');
}
