/** Strings of the order of a list. */
export interface ProductSortStrings {
  /** Label of the select, e.g. `Sortuj według`. */
  label: string;
  /** Label of the submit button, visible only without scripts, e.g. `Sortuj`. */
  submitLabel: string;
}

export const productSortStrings: ProductSortStrings = { label: 'Sort by', submitLabel: 'Sort' };
