/** Strings of a price. */
export interface PriceStrings {
  /** Text before the final price while it is reduced, e.g. `Sale price`. For screen readers. */
  sale: string;
  /** Text before the regular price, e.g. `Regular price`. For screen readers. */
  regular: string;
  /** Text before the lowest price of the last 30 days, e.g. `Lowest price of the 30 days before the reduction:`. */
  lowest30Days: string;
  /** Text before the lowest of several prices, e.g. `from`. */
  from: string;
}

export const priceStrings: PriceStrings = {
  sale: 'Sale price',
  regular: 'Regular price',
  lowest30Days: 'Lowest price of the 30 days before the reduction:',
  from: 'from',
};
