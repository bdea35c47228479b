import { availableQuantity } from '../catalog/index.ts';
import { copyGiftMessage } from '../gift-message/gift-message-repository.ts';
import { inputError } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { customerCart, requireActiveCart, reloadCart } from './cart-access.ts';
import { finishChange } from './cart-changes.ts';
import { findBoughtProducts, getAvailableQuantity } from './cart-line.ts';
import { deactivateCart, findActiveCart, updateCart } from './cart-repository.ts';
import type { CartRecord } from './cart-repository.ts';
import { addToItem, listItems } from './item-repository.ts';
import type { CartItemRecord } from './item-repository.ts';
import { getSaleTerms } from '../catalog/product/sale-terms.ts';
import { MAXIMUM_QUANTITY } from './quantity-rules.ts';

const sameLine = (first: CartItemRecord, second: CartItemRecord) =>
  first.sku === second.sku && first.parent_sku === second.parent_sku && first.choice === second.choice;

/**
 * Moves the lines of one cart into another and closes the first. Equal lines add up; when there is not enough in
 * stock for the sum, the receiving line stays as it is. The coupon of the source, if any, replaces the other.
 */
function moveLines(context: RequestContext, source: CartRecord, destination: CartRecord): void {
  const { database } = context;
  const at = context.now().toISOString();
  const existing = listItems(database, destination.id);
  for (const item of listItems(database, source.id)) {
    const equal = existing.find((candidate) => sameLine(candidate, item));
    const units = findBoughtProducts(context, item)?.configuration.units ?? [{ sku: item.sku, quantity: 1 }];
    const stock = getAvailableQuantity(units, (sku) => availableQuantity(database, sku));
    const limit = Math.min(stock, getSaleTerms(context.shop, item.sku)?.quantityRules?.max ?? MAXIMUM_QUANTITY);
    if (equal && equal.quantity + item.quantity > limit) continue;
    addToItem(database, destination.id, item, item.quantity, at);
    const added = listItems(database, destination.id).find((candidate) => sameLine(candidate, item));
    if (!equal && added) copyGiftMessage(database, ['cartLine', item.id], ['cartLine', added.id]);
  }
  if (source.coupon_code !== null) updateCart(database, destination.id, { coupon_code: source.coupon_code }, at);
  deactivateCart(database, source.id, at);
}

/**
 * Merges a guest cart into a cart of the signed-in customer.
 * @param destinationId Undefined for the customer's active cart.
 * @returns The destination.
 * @throws CommerceError
 */
export function mergeCarts(
  context: RequestContext,
  customerId: number,
  sourceId: string,
  destinationId: string | undefined,
): CartRecord {
  if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
  if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
  return context.database.transaction(() => {
    const destination =
      destinationId === undefined
        ? customerCart(context, customerId)
        : requireActiveCart(context, destinationId, customerId);
    const source = requireActiveCart(context, sourceId, null);
    moveLines(context, source, destination);
    finishChange(context, reloadCart(context, destination));
    return reloadCart(context, destination);
  });
}

/**
 * Makes a guest cart the signed-in customer's cart; the lines of the customer's former cart move into it.
 * @throws CommerceError
 */
export function assignToCustomer(context: RequestContext, customerId: number, maskedId: string): CartRecord {
  if (maskedId === '') throw inputError('Required parameter "cart_id" is missing');
  const { database } = context;
  return database.transaction(() => {
    const cart = requireActiveCart(context, maskedId, null);
    const former = findActiveCart(database, customerId);
    if (former) moveLines(context, { ...former, coupon_code: cart.coupon_code ?? former.coupon_code }, cart);
    updateCart(database, cart.id, { customer_id: customerId, email: null }, context.now().toISOString());
    finishChange(context, reloadCart(context, cart));
    return reloadCart(context, cart);
  });
}
