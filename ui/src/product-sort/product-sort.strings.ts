/** Strings of the order of a list. */
export interface ProductSortStrings {
  /** Label of the select, e.g. `Sort by`. */
  label: string;
  /** Label of the submit button, visible only without scripts, e.g. `Sort`. */
  submitLabel: string;
}

export const productSortStrings: ProductSortStrings = { label: 'Sort by', submitLabel: 'Sort' };
