import { toProductSummary } from '../../products/index.ts';
import type { ResultOf } from '../../commerce/index.ts';
import type { GuestWishlistItem } from '../../wishlist/index.ts';
import type { guestWishlistQuery } from './guest-wishlist-query.ts';
import type { WishlistLine } from './wishlist-line.ts';

/** The products of a guest's wishlist that the shop has, and the SKUs of those that it does not list now. */
export interface GuestWishlistLines {
  lines: readonly WishlistLine[];
  missing: readonly string[];
}

/**
 * Reads the lines of a guest's wishlist in its order. A choice that the product no longer offers has to be made again.
 */
export function toGuestLines(
  wishes: readonly GuestWishlistItem[],
  { products }: ResultOf<typeof guestWishlistQuery.document>,
): GuestWishlistLines {
  const items = (products?.items ?? []).flatMap((item) => item ?? []);
  const lines = wishes.flatMap(({ sku, selectedOptions }): WishlistLine[] => {
    const item = items.find((candidate) => candidate.sku === sku);
    const product = item && toProductSummary(item);
    if (!product) return [];
    const offered =
      'configurable_options' in item ? (item.configurable_options ?? []).flatMap((option) => option ?? []) : [];
    const chosen = offered.flatMap(({ label, values }) => {
      const value = values?.find((candidate) => candidate?.uid != null && selectedOptions.includes(candidate.uid));
      return value?.uid ? [{ uid: value.uid, text: `${label}: ${value.label}` }] : [];
    });
    const needsChoice = product.configurable && (offered.length === 0 || chosen.length < offered.length);
    return [
      {
        id: sku,
        product,
        options: needsChoice ? [] : chosen.map(({ text }) => text),
        note: '',
        needsChoice,
        selectedOptions: needsChoice ? [] : chosen.map(({ uid }) => uid),
        quantity: 1,
      },
    ];
  });
  const shown = new Set(lines.map(({ id }) => id));
  return { lines, missing: wishes.flatMap(({ sku }) => (shown.has(sku) ? [] : [sku])) };
}
