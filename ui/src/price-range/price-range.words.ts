/** The words of a range of prices. */
export interface PriceRangeWords {
  /** Name of the group, e.g. `Cena`. */
  label: string;
  /** Name of the lower bound with the currency, e.g. `Od (zł)`. */
  fromLabel: string;
  /** Name of the upper bound with the currency, e.g. `Do (zł)`. */
  toLabel: string;
  /** The button that applies the range, e.g. `Zastosuj cenę`. */
  applyLabel: string;
  /** Why a range cannot be applied, e.g. `Cena „od” nie może być wyższa niż cena „do”.` */
  orderError: string;
}

export const priceRangeWords: PriceRangeWords = {
  label: 'Price',
  fromLabel: 'From',
  toLabel: 'To',
  applyLabel: 'Apply price',
  orderError: 'The lowest price cannot be above the highest one.',
};
