/** The words of the order of a list. */
export interface ProductSortWords {
  /** E.g. `Sortuj według`. */
  label: string;
  /** The button that shows only without scripts, e.g. `Sortuj`. */
  submitLabel: string;
}

export const productSortWords: ProductSortWords = { label: 'Sort by', submitLabel: 'Sort' };
