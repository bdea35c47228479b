/** Strings of a price. */
export interface PriceStrings {
  /** Text before the final price while it is reduced, e.g. `Cena promocyjna`. For screen readers. */
  sale: string;
  /** Text before the regular price, e.g. `Cena regularna`. For screen readers. */
  regular: string;
  /** Text before the lowest price of the last 30 days, e.g. `Najniższa cena z 30 dni przed obniżką:`. */
  lowest30Days: string;
  /** Text before the lowest of several prices, e.g. `od`. */
  from: string;
}

export const priceStrings: PriceStrings = {
  sale: 'Sale price',
  regular: 'Regular price',
  lowest30Days: 'Lowest price of the 30 days before the reduction:',
  from: 'from',
};
