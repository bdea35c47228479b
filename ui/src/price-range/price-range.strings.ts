/** Strings of a range of prices. */
export interface PriceRangeStrings {
  /** Name of the group, e.g. `Cena`. */
  label: string;
  /** Label of the minimum with the currency, e.g. `Od (zł)`. */
  fromLabel: string;
  /** Label of the maximum with the currency, e.g. `Do (zł)`. */
  toLabel: string;
  /** Label of the button that applies the range, e.g. `Zastosuj zakres cen`. */
  applyLabel: string;
  /** Error for a minimum above the maximum, e.g. `Cena „od” nie może być wyższa niż cena „do”.` */
  orderError: string;
}

export const priceRangeStrings: PriceRangeStrings = {
  label: 'Price',
  fromLabel: 'From',
  toLabel: 'To',
  applyLabel: 'Apply price range',
  orderError: 'The lowest price is above the highest one. Swap them or leave one out.',
};
