import { loadCartState } from '../cart/cart-state.ts';
import { findOrder } from '../checkout/order-repository.ts';
import { findActiveCart, findCart } from '../cart/cart-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import type { RestRequest } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { consumerNotAuthorized, RestError } from '../rest-error.ts';
import { requiredError } from './read-body.ts';

/** Finds the cart that a route is about, or throws. */
export type CartFinder = (request: RestRequest, context: RequestContext) => CartRecord;

function noSuchEntity(fieldName: string, fieldValue: number | null): RestError {
  return new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName, fieldValue });
}

/**
 * The active guest cart with the masked id in the path.
 * @throws RestError 404 for an unknown, ordered or customer's cart.
 */
export const guestCart: CartFinder = ({ parameters }, { database }) => {
  const cart = findCart(database, parameters['cartId'] ?? '');
  if (!cart?.is_active || cart.customer_id !== null) throw noSuchEntity('cartId', null);
  return cart;
};

/**
 * The active guest cart with a masked id in the body.
 * @throws RestError 400 without the id of a guest's cart, as if it was not sent; 404 for an ordered cart.
 */
export function quotedCart({ database }: RequestContext, quoteId: string | null): CartRecord {
  const cart = quoteId === null ? undefined : findCart(database, quoteId);
  if (!cart || cart.customer_id !== null) throw requiredError('quoteId');
  if (!cart.is_active) throw noSuchEntity('cartId', cart.id);
  return cart;
}

/**
 * The signed-in customer's active cart.
 * @throws RestError 401 without a valid token, 404 without a cart.
 */
export const ownCart: CartFinder = (_request, { database, customer }) => {
  if (!customer) throw consumerNotAuthorized();
  const cart = findActiveCart(database, customer.id);
  if (!cart) throw noSuchEntity('customerId', customer.id);
  return cart;
};

/**
 * What anyone with its masked id may read of a guest's cart, also after it was ordered: then it names the number of the
 * order.
 * @throws RestError 404 for an unknown or customer's cart.
 */
export function describeGuestCart({ parameters }: RestRequest, context: RequestContext): object {
  const { database } = context;
  const cart = findCart(database, parameters['cartId'] ?? '');
  if (!cart || cart.customer_id !== null) throw noSuchEntity('cartId', null);
  const order = findOrder(database, 'cart_id', cart.id);
  return {
    id: cart.id,
    is_active: cart.is_active,
    is_virtual: loadCartState(context, cart).isVirtual,
    customer_is_guest: true,
    ...(order && { reserved_order_id: order.number }),
  };
}
