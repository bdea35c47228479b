import { availableQuantity } from '../catalog/index.ts';
import { allowsGiftMessages } from '../gift-message/allows-gift-messages.ts';
import { saveGiftMessage, type GiftMessage } from '../gift-message/gift-message-repository.ts';
import { decodeNumericUid } from '../uid.ts';
import type { RequestContext } from '../request-context.ts';
import { updateCart } from './cart-repository.ts';
import type { CartRecord } from './cart-repository.ts';
import { getSaleTerms } from '../catalog/product/sale-terms.ts';
import { findBoughtProducts, getAvailableQuantity, loadLines } from './cart-line.ts';
import type { Configuration } from './configuration.ts';
import { settleCart } from './cart-state.ts';
import { addToItem, deleteItem, listItems, setItemQuantity } from './item-repository.ts';
import type { CartItemRecord } from './item-repository.ts';
import { chooseProduct } from './product-choice.ts';
import type { ProductRequest, CartUserError } from './product-choice.ts';
import { getQuantityError, getStockError } from './quantity-rules.ts';

/** How a client names a line: by uid, or by the older numeric id. */
export interface ItemReference {
  cart_item_uid?: string | null;
  cart_item_id?: number | null;
}

/** The line that a client means; undefined when the cart has none such. */
export function findItem(items: readonly CartItemRecord[], reference: ItemReference): CartItemRecord | undefined {
  const { cart_item_uid: uid, cart_item_id: id } = reference;
  const wanted = uid == null ? id : decodeNumericUid(uid);
  return items.find((item) => item.id === wanted);
}

/** Pieces of a product with its options that the other lines of the cart leave. */
function quantityLeft(
  context: RequestContext,
  cart: CartRecord,
  units: Configuration['units'],
  exceptId?: number,
): number {
  const taken = new Map<string, number>();
  for (const line of loadLines(context, cart.id)) {
    if (line.item.id === exceptId) continue;
    for (const { sku, quantity } of line.configuration.units)
      taken.set(sku, (taken.get(sku) ?? 0) + line.item.quantity * quantity);
  }
  return getAvailableQuantity(units, (sku) => availableQuantity(context.database, sku) - (taken.get(sku) ?? 0));
}

/** Adds one product to a cart, or says why not. */
function addProduct(context: RequestContext, cart: CartRecord, request: ProductRequest): CartUserError | null {
  const { database } = context;
  const choice = chooseProduct(context, request);
  if ('refusal' in choice) return choice.refusal;
  const { line } = choice;
  const products = findBoughtProducts(context, line);
  if (!products) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${line.sku}"` };
  const { units } = products.configuration;
  const stock = getAvailableQuantity(units, (sku) => availableQuantity(database, sku));
  const inCart = stock - quantityLeft(context, cart, units);
  const rules = getSaleTerms(context.shop, line.sku)?.quantityRules;
  const refusal = getQuantityError(request.quantity, rules) ?? getStockError(inCart + request.quantity, stock, rules);
  if (refusal) return refusal;
  addToItem(database, cart.id, line, request.quantity, context.now().toISOString());
  return null;
}

/** Notes the time of a change and drops what no longer fits the cart. Call at the end of a changing transaction. */
export function finishChange(context: RequestContext, cart: CartRecord): void {
  updateCart(context.database, cart.id, {}, context.now().toISOString());
  settleCart(context, cart);
}

/**
 * Adds products to a cart; those that the shop refuses do not keep the others out.
 * @returns One entry per request: null or the refusal.
 */
export function addProducts(
  context: RequestContext,
  cart: CartRecord,
  requests: readonly ProductRequest[],
): (CartUserError | null)[] {
  return context.database.transaction(() => {
    const refusals = requests.map((request) => addProduct(context, cart, request));
    finishChange(context, cart);
    return refusals;
  });
}

/** A line with the quantity that it shall have. */
export interface QuantityRequest extends ItemReference {
  quantity?: number | null;
  /** Left out without notice where the store allows none. */
  gift_message?: GiftMessage | null;
}

function changeQuantity(context: RequestContext, cart: CartRecord, request: QuantityRequest): CartUserError | null {
  const { database } = context;
  const { quantity } = request;
  if (quantity == null) {
    return {
      code: 'REQUIRED_PARAMETER_MISSING',
      message: 'Required parameter "quantity" for "cart_items" is missing.',
    };
  }
  const items = listItems(database, cart.id);
  const item = findItem(items, request);
  if (!item) {
    const id = request.cart_item_uid == null ? request.cart_item_id : decodeNumericUid(request.cart_item_uid);
    return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${id ?? ''}.` };
  }
  if (quantity <= 0) {
    deleteItem(database, item.id);
    return null;
  }
  const units = findBoughtProducts(context, item)?.configuration.units ?? [{ sku: item.sku, quantity: 1 }];
  const stock = getAvailableQuantity(units, (sku) => availableQuantity(database, sku));
  const elsewhere = stock - quantityLeft(context, cart, units, item.id);
  const rules = getSaleTerms(context.shop, item.sku)?.quantityRules;
  const refusal = getQuantityError(quantity, rules) ?? getStockError(elsewhere + quantity, stock, rules);
  if (refusal) return refusal;
  setItemQuantity(database, item.id, quantity, context.now().toISOString());
  if (request.gift_message && allowsGiftMessages(context, 'items'))
    saveGiftMessage(database, 'cartLine', item.id, request.gift_message);
  return null;
}

/** Sets quantities of lines; 0 removes a line. Answers the refusals; the other lines are changed. */
export function changeQuantities(
  context: RequestContext,
  cart: CartRecord,
  requests: readonly QuantityRequest[],
): CartUserError[] {
  return context.database.transaction(() => {
    const refusals = requests.flatMap((request) => changeQuantity(context, cart, request) ?? []);
    finishChange(context, cart);
    return refusals;
  });
}

/** Removes a line. Answers false when the cart has none such. */
export function removeItem(context: RequestContext, cart: CartRecord, reference: ItemReference): boolean {
  return context.database.transaction(() => {
    const item = findItem(listItems(context.database, cart.id), reference);
    if (!item) return false;
    deleteItem(context.database, item.id);
    finishChange(context, cart);
    return true;
  });
}
