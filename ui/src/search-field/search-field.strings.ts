/** Strings of the search field. */
export interface SearchFieldStrings {
  /** Name of the field, e.g. `Search the shop`. */
  label: string;
  /** Name of the submit button, e.g. `Search`. */
  submitLabel: string;
  /** Name of the clear button, e.g. `Clear the search text`. */
  clearLabel: string;
}

export const searchFieldStrings: SearchFieldStrings = {
  label: 'Search the shop',
  submitLabel: 'Search',
  clearLabel: 'Clear the search text',
};
