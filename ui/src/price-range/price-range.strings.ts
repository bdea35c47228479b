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
  /** Error for a text that is no price, e.g. `Wpisz ceny liczbami, na przykład 20 albo 49,90.` */
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
