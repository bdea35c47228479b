import { parsePurchase, type LineOption } from '../../cart/index.ts';
import type { ResultOf } from '../../commerce/index.ts';
import {
  getChosenTexts,
  getLineForm,
  getPurchaseBarrier,
  toPurchaseOptions,
  validatePurchase,
  type productOptionsQuery,
} from '../../product-options/index.ts';
import { toProductSummary } from '../../products/index.ts';
import { getWishKey, type GuestWishlistItem } from '../../wishlist/index.ts';
import type { guestWishlistQuery } from './guest-wishlist-query.ts';
import type { WishlistLine } from './wishlist-line.ts';

/** The products of a guest's wishlist that the shop has, and the wishes for those that it does not list now. */
export interface GuestWishlistLines {
  lines: readonly WishlistLine[];
  missing: readonly GuestWishlistItem[];
}

/**
 * Reads the lines of a guest's wishlist in its order. A choice that the product no longer offers has to be made again;
 * where a product has options beyond its variant, `resolveGuestLine` reads them.
 */
export function toGuestLines(
  wishes: readonly GuestWishlistItem[],
  { products }: ResultOf<typeof guestWishlistQuery.document>,
): GuestWishlistLines {
  const items = (products?.items ?? []).flatMap((item) => item ?? []);
  const lines = wishes.flatMap((wish): WishlistLine[] => {
    const { sku, selectedOptions } = wish;
    const item = items.find((candidate) => candidate.sku === sku);
    const product = item && toProductSummary(item);
    if (!product) return [];
    const offered =
      'configurable_options' in item ? (item.configurable_options ?? []).flatMap((option) => option ?? []) : [];
    const chosen = offered.flatMap(({ label, values }) => {
      const value = values?.find((candidate) => candidate?.uid != null && selectedOptions.includes(candidate.uid));
      return value?.uid ? [{ uid: value.uid, option: { label: label ?? '', value: value.label ?? '' } }] : [];
    });
    const isVariantMissing =
      item.__typename === 'ConfigurableProduct' && (offered.length === 0 || chosen.length < offered.length);
    return [
      {
        id: getWishKey(wish),
        product,
        options: isVariantMissing ? [] : chosen.map(({ option }) => option),
        note: '',
        needsChoice: isVariantMissing || product.hasPurchaseOptions,
        choice: { selectedOptions: isVariantMissing ? [] : chosen.map(({ uid }) => uid) },
        quantity: 1,
      },
    ];
  });
  const shown = new Set(lines.map(({ id }) => id));
  return { lines, missing: wishes.filter((wish) => !shown.has(getWishKey(wish))) };
}

/**
 * Returns the line of a product with its customizable options, parts of a bundle and links. Optional values that the
 * product no longer offers are left out.
 *
 * @param line - The product with its variant.
 * @param response - What is chosen of the product.
 */
export function resolveGuestLine(
  line: WishlistLine,
  { sku, selectedOptions, enteredOptions = [] }: GuestWishlistItem,
  response: ResultOf<typeof productOptionsQuery.document>,
): WishlistLine {
  const isConfigurable = response.products?.items?.[0]?.__typename === 'ConfigurableProduct';
  const purchase = toPurchaseOptions(response);
  if (!purchase || (isConfigurable && line.choice.selectedOptions.length === 0)) return line;
  const stored: LineOption[] = [
    ...selectedOptions.map((valueUid) => ({ label: '', value: '', valueUid })),
    ...enteredOptions.map(({ uid, value }) => ({ label: '', value, valueUid: uid, enteredValue: value })),
  ];
  const form = getLineForm(purchase, stored);
  const barrier = getPurchaseBarrier(purchase);
  const isIncomplete = validatePurchase(purchase, form).size > 0 || (barrier !== null && barrier !== 'stock');
  const [choice] = parsePurchase(form, { sku, quantity: 1 });
  if (isIncomplete || purchase.items.length > 0 || !choice) return line;
  return {
    ...line,
    options: [...line.options, ...getChosenTexts(purchase, form)],
    needsChoice: false,
    choice: {
      selectedOptions: [...line.choice.selectedOptions, ...choice.selectedOptions],
      enteredOptions: choice.enteredOptions,
    },
  };
}
