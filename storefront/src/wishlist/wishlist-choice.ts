/** Options that were chosen for a product on a wishlist. */
export interface ChosenOptions {
  /** Uids of the chosen option values; empty while nothing was chosen. */
  selectedOptions: readonly string[];
  /** Values that the shopper entered, by uid of the option. Default: none. */
  enteredOptions?: readonly { uid: string; value: string }[] | undefined;
}

/** Product to put on a wishlist. */
export interface WishlistChoice extends Partial<ChosenOptions> {
  sku: string;
  /** Default 1. */
  quantity?: number;
}

/** Returns the key of a value that was entered for an option. */
export const toEnteredKey = (uid: string, value: string) => `${uid} ${value.replaceAll('\r\n', '\n').trim()}`;

/** Returns the keys of a choice; the uid of a selected value is its key. */
export const toChoiceKeys = ({ selectedOptions, enteredOptions = [] }: ChosenOptions): string[] => [
  ...selectedOptions,
  ...enteredOptions.map(({ uid, value }) => toEnteredKey(uid, value)),
];

/** Returns the key of a product with a choice, whatever the order of its options. */
export const getWishKey = ({ sku, ...options }: ChosenOptions & { sku: string }): string =>
  JSON.stringify([sku, ...toChoiceKeys(options).sort()]);

/**
 * Returns the wishes by which a product with a choice is on a list: those with the same choice, else those for which
 * nothing was chosen yet.
 *
 * @param options - Undefined for the product with any choice, as on a product card.
 */
export function findWishes<Wish extends ChosenOptions & { sku: string }>(
  wishes: readonly Wish[],
  sku: string,
  options: ChosenOptions | undefined,
): Wish[] {
  const ofProduct = wishes.filter((wish) => wish.sku === sku);
  if (!options) return ofProduct;
  const findChoice = (choice: ChosenOptions) => {
    const key = getWishKey({ ...choice, sku });
    return ofProduct.filter((wish) => getWishKey(wish) === key);
  };
  const equal = findChoice(options);
  return equal.length > 0 ? equal : findChoice({ selectedOptions: [] });
}

/** Returns Magento's WishlistItemInput of a product with its options. */
export function toWishlistItemInput({ sku, quantity = 1, selectedOptions = [], enteredOptions = [] }: WishlistChoice) {
  return {
    sku,
    quantity,
    ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }),
    ...(enteredOptions.length > 0 && { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) }),
  };
}
