/** The words around the amounts of a price. */
export interface PriceStrings {
  /** Before the current price while it is reduced, e.g. `Cena promocyjna`. For screen readers. */
  sale: string;
  /** Before the price without the reduction, e.g. `Cena regularna`. For screen readers. */
  regular: string;
  /** Before the lowest price of 30 days, e.g. `Najniższa cena z 30 dni przed obniżką:`. */
  lowest30Days: string;
  /** Before the lowest of several prices, e.g. `od`. */
  from: string;
}

export const priceStrings: PriceStrings = {
  sale: 'Sale price',
  regular: 'Regular price',
  lowest30Days: 'Lowest price of the 30 days before the reduction:',
  from: 'from',
};
