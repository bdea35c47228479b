import { customerCart } from '../cart/cart-access.ts';
import { addProducts } from '../cart/cart-changes.ts';
import { parseChoice } from '../cart/line-choice.ts';
import type { CartUserError, CartUserErrorCode, ProductRequest } from '../cart/product-choice.ts';
import type { RequestContext } from '../request-context.ts';
import { encodeUid } from '../uid.ts';
import { deleteWishlistItem, listWishlistItems, touchWishlist } from './wishlist-repository.ts';
import type { WishlistItemRecord, WishlistRecord } from './wishlist-repository.ts';

/** Magento's WishlistCartUserInputError. */
interface WishlistCartRefusal {
  code: CartUserErrorCode;
  message: string;
  wishlistId: number;
  wishlistItemId: string;
}

/** Codes that WishlistCartUserInputErrorType has; the others count as UNDEFINED. */
const CODES: ReadonlySet<CartUserErrorCode> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']);

function toProductRequest({ sku, variant_sku, choice, quantity }: WishlistItemRecord): ProductRequest {
  const { selected, entered } = parseChoice(choice);
  const options = {
    selected_options: selected.map((id) => encodeUid(id)),
    entered_options: [...entered].map(([id, value]) => ({ uid: encodeUid(id), value })),
  };
  return variant_sku === ''
    ? { sku, quantity, ...options }
    : { sku: variant_sku, parent_sku: sku, quantity, ...options };
}

/**
 * Moves lines of a list into the customer's cart; what the cart refuses stays on the list.
 * @param ids Undefined for all lines.
 */
export function moveToCart(
  context: RequestContext,
  wishlist: WishlistRecord,
  ids: readonly string[] | undefined,
): WishlistCartRefusal[] {
  const { database } = context;
  return database.transaction(() => {
    const items = listWishlistItems(database, wishlist.id);
    const wanted = ids ?? items.map(({ id }) => String(id));
    const cart = customerCart(context, wishlist.customer_id);
    const refusals = wanted.flatMap((id): WishlistCartRefusal[] => {
      const item = items.find((candidate) => String(candidate.id) === id);
      const refusal: CartUserError | null | undefined = item
        ? addProducts(context, cart, [toProductRequest(item)])[0]
        : { code: 'UNDEFINED', message: `Could not find a wishlist item with ID "${id}".` };
      if (item && !refusal) deleteWishlistItem(database, item.id);
      if (!refusal) return [];
      const code = CODES.has(refusal.code) ? refusal.code : 'UNDEFINED';
      return [{ code, message: refusal.message, wishlistId: wishlist.id, wishlistItemId: id }];
    });
    touchWishlist(database, wishlist.id, context.now().toISOString());
    return refusals;
  });
}
