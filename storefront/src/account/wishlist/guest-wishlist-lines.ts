import { parsePurchase, toOptionTexts, type LineOption } from '../../cart/index.ts';
import type { ResultOf } from '../../commerce/index.ts';
import {
  getChosenTexts,
  getLineForm,
  getPurchaseBarrier,
  toPurchaseOptions,
  validatePurchase,
} from '../../product-options/index.ts';
import { toProductSummary } from '../../products/index.ts';
import type { ChosenOptions, GuestWishlistItem } from '../../wishlist/index.ts';
import type { guestWishlistQuery } from './guest-wishlist-query.ts';
import type { WishlistLine } from './wishlist-line.ts';

/** The products of a guest's wishlist that the shop has, and the SKUs of those that it does not list now. */
export interface GuestWishlistLines {
  lines: readonly WishlistLine[];
  missing: readonly string[];
}

type GuestProduct = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof guestWishlistQuery.document>['products']>['items']>[number]
>;

/** What of a wish the product still offers, or null where something has to be chosen. */
interface Chosen {
  texts: readonly string[];
  choice: ChosenOptions;
}

/**
 * Reads the lines of a guest's wishlist in its order. A choice that the product no longer offers has to be made again.
 */
export function toGuestLines(
  wishes: readonly GuestWishlistItem[],
  { products }: ResultOf<typeof guestWishlistQuery.document>,
): GuestWishlistLines {
  const items = (products?.items ?? []).flatMap((item) => item ?? []);
  const lines = wishes.flatMap((wish): WishlistLine[] => {
    const item = items.find((candidate) => candidate.sku === wish.sku);
    const product = item && toProductSummary(item);
    if (!product) return [];
    const variant = findVariant(wish, item);
    const purchase = findPurchase(wish, item);
    const needsChoice = variant === null || purchase === null;
    return [
      {
        id: wish.sku,
        product,
        options: needsChoice ? [] : [...variant.texts, ...purchase.texts],
        note: '',
        needsChoice,
        choice: {
          selectedOptions: needsChoice ? [] : [...variant.choice.selectedOptions, ...purchase.choice.selectedOptions],
          ...(!needsChoice && { enteredOptions: purchase.choice.enteredOptions }),
        },
        quantity: 1,
      },
    ];
  });
  const shown = new Set(lines.map(({ id }) => id));
  return { lines, missing: wishes.flatMap(({ sku }) => (shown.has(sku) ? [] : [sku])) };
}

/** The variant of a configurable product; nothing of other products. */
function findVariant({ selectedOptions }: GuestWishlistItem, item: GuestProduct): Chosen | null {
  if (item.__typename !== 'ConfigurableProduct') return { texts: [], choice: { selectedOptions: [] } };
  const offered = (item.configurable_options ?? []).flatMap((option) => option ?? []);
  const chosen = offered.flatMap(({ label, values }) => {
    const value = values?.find((candidate) => candidate?.uid != null && selectedOptions.includes(candidate.uid));
    return value?.uid ? [{ uid: value.uid, text: `${label}: ${value.label}` }] : [];
  });
  if (offered.length === 0 || chosen.length < offered.length) return null;
  return { texts: chosen.map(({ text }) => text), choice: { selectedOptions: chosen.map(({ uid }) => uid) } };
}

/** Options, parts of a bundle and links of a product. */
function findPurchase(
  { sku, selectedOptions, enteredOptions = [] }: GuestWishlistItem,
  item: GuestProduct,
): Chosen | null {
  const purchase = toPurchaseOptions(item);
  if (!purchase) return { texts: [], choice: { selectedOptions: [] } };
  const stored: LineOption[] = [
    ...selectedOptions.map((valueUid) => ({ label: '', value: '', valueUid })),
    ...enteredOptions.map(({ uid, value }) => ({ label: '', value, valueUid: uid, enteredValue: value })),
  ];
  const form = getLineForm(purchase, stored);
  const isIncomplete = validatePurchase(purchase, form).size > 0 || getPurchaseBarrier(purchase) === 'file';
  const [choice] = parsePurchase(form, { sku, quantity: 1 });
  if (isIncomplete || purchase.items.length > 0 || !choice) return null;
  return { texts: toOptionTexts(getChosenTexts(purchase, form)), choice };
}
