/** Strings of a range of prices. */
export interface PriceRangeStrings {
  /** Name of the group, e.g. `Price`. */
  label: string;
  /** Label of the minimum with the currency, e.g. `From (€)`. */
  fromLabel: string;
  /** Label of the maximum with the currency, e.g. `To (€)`. */
  toLabel: string;
  /** Label of the button that applies the range, e.g. `Apply price range`. */
  applyLabel: string;
  /**
   * Error for a minimum above the maximum, e.g. `The lowest price is above the highest one. Swap them or leave one
   * out.`
   */
  orderError: string;
  /** Error for a text that is no price, e.g. `Enter prices as numbers, for example 20 or 49.90.` */
  formatError: string;
}

export const priceRangeStrings: PriceRangeStrings = {
  label: 'Price',
  fromLabel: 'From',
  toLabel: 'To',
  applyLabel: 'Apply price range',
  orderError: 'The lowest price is above the highest one. Swap them or leave one out.',
  formatError: 'Enter prices as numbers, for example 20 or 49.90.',
};
