import { findActiveCart, findCart } from '../cart/cart-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import type { RestRequest } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { consumerNotAuthorized, RestError } from '../rest-error.ts';

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
 * The signed-in customer's active cart.
 * @throws RestError 401 without a valid token, 404 without a cart.
 */
export const ownCart: CartFinder = (_request, { database, customer }) => {
  if (!customer) throw consumerNotAuthorized();
  const cart = findActiveCart(database, customer.id);
  if (!cart) throw noSuchEntity('customerId', customer.id);
  return cart;
};
