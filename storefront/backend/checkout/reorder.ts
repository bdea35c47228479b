import { customerCart, reloadCart } from '../cart/cart-access.ts';
import { addProducts } from '../cart/cart-changes.ts';
import { cartSource } from '../cart/cart-source.ts';
import type { CartUserErrorCode } from '../cart/product-choice.ts';
import { inputError } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { parseChoice } from '../cart/line-choice.ts';
import { getOrderItemChoice, listOrderItems } from './order-parts-repository.ts';
import { findOrder } from './order-repository.ts';

/** Codes that CheckoutUserInputErrorCodes has; the others count as UNDEFINED. */
const CODES: ReadonlySet<CartUserErrorCode> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']);

/**
 * Puts the lines of an own order into the customer's cart; what cannot be had is reported, the rest is added.
 * @throws CommerceError graphql-input for an unknown or foreign order, or one of another store view, as in Magento.
 */
export function reorder(context: RequestContext, customerId: number, number: string): Record<string, unknown> {
  const order = findOrder(context.database, 'number', number);
  if (order?.customer_id !== customerId || order.store_code !== context.storeView.code) {
    throw inputError(`Order number "${number}" doesn't belong to the current customer`);
  }
  const cart = customerCart(context, customerId);
  // A gift is not bought a second time.
  const bought = listOrderItems(context.database, order.id).filter(({ unit_price: price }) => price > 0);
  const requests = bought.map((item) => {
    return {
      sku: item.sku,
      parent_sku: item.parent_sku,
      quantity: item.quantity,
      choice: parseChoice(getOrderItemChoice(context.database, item).choice),
    };
  });
  const refusals = addProducts(context, cart, requests);
  return {
    cart: cartSource(context, reloadCart(context, cart)),
    userInputErrors: refusals.flatMap((refusal) =>
      refusal
        ? [
            {
              code: CODES.has(refusal.code) ? refusal.code : 'UNDEFINED',
              message: refusal.message,
              path: ['orderNumber'],
            },
          ]
        : [],
    ),
  };
}
