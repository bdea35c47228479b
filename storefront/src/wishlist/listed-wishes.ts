import { getCustomValueUid, type ResultOf } from '../commerce/index.ts';
import { toChoiceKeys, toEnteredKey, type ChosenOptions } from './wishlist-choice.ts';
import type { wishlistChoicesQuery } from './wishlist-operations.ts';

/** Line of the customer's list, with what was chosen for its product. */
export type ListedWish = NonNullable<
  NonNullable<
    NonNullable<
      NonNullable<ResultOf<typeof wishlistChoicesQuery.document>['customer']>['wishlists'][number]
    >['items_v2']
  >['items'][number]
>;

/**
 * Returns the keys of each value that was chosen for a line: a value of a customizable option has two, because it may be
 * a selected or an entered one.
 */
export function getListedKeys(item: ListedWish): string[][] {
  const custom = item.customizable_options.flatMap((option) =>
    (option?.values ?? []).flatMap((value) =>
      option && value
        ? [
            [
              getCustomValueUid(option.customizable_option_uid, value.value),
              toEnteredKey(option.customizable_option_uid, value.value),
            ],
          ]
        : [],
    ),
  );
  const variant = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
  const parts = 'bundle_options' in item ? (item.bundle_options ?? []).flatMap((option) => option?.values ?? []) : [];
  const links = 'links_v2' in item ? (item.links_v2 ?? []) : [];
  return [
    ...custom,
    ...variant.flatMap((option) => (option ? [[option.configurable_product_option_value_uid]] : [])),
    ...[...parts, ...links].flatMap((part) => (part ? [[part.uid]] : [])),
  ];
}

/** Types of lines whose product is bought with a choice only: without one they stand for the product with any choice. */
const openTypes: readonly string[] = ['ConfigurableWishlistItem', 'BundleWishlistItem', 'DownloadableWishlistItem'];

/**
 * Returns the ids of the lines that a product with a choice is on the list by: those with the same choice, else those
 * for which nothing was chosen yet.
 *
 * @param options - Undefined for the product with any choice, as on a product card.
 */
export function findListedIds(
  items: readonly (ListedWish | null)[],
  sku: string,
  options: ChosenOptions | undefined,
): string[] {
  const lines = items.filter((item): item is ListedWish => item?.product?.sku === sku);
  const getIds = (found: readonly ListedWish[]) => found.map(({ id }) => id);
  if (!options) return getIds(lines);
  const wanted = toChoiceKeys(options);
  const equal = lines.filter((line) => {
    const listed = getListedKeys(line);
    return listed.length === wanted.length && listed.every((keys) => keys.some((key) => wanted.includes(key)));
  });
  if (equal.length > 0) return getIds(equal);
  return getIds(lines.filter((line) => openTypes.includes(line.__typename) && getListedKeys(line).length === 0));
}
