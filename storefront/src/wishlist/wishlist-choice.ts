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

/** Returns Magento's WishlistItemInput of a product with its options. */
export function toWishlistItemInput({ sku, quantity = 1, selectedOptions = [], enteredOptions = [] }: WishlistChoice) {
  return {
    sku,
    quantity,
    ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }),
    ...(enteredOptions.length > 0 && { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) }),
  };
}
