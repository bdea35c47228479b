/** Strings of the order of a list. */
export interface ProductSortStrings {
  /** E.g. `Sortuj według`. */
  label: string;
  /** The button that shows only without scripts, e.g. `Sortuj`. */
  submitLabel: string;
}

export const productSortStrings: ProductSortStrings = { label: 'Sort by', submitLabel: 'Sort' };
