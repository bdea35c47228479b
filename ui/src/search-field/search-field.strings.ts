/** Strings of the search field. */
export interface SearchFieldStrings {
  /** Name of the field, e.g. `Szukaj w sklepie`. */
  label: string;
  /** Name of the submit button, e.g. `Szukaj`. */
  submitLabel: string;
  /** Name of the clear button, e.g. `Wyczyść`. */
  clearLabel: string;
}

export const searchFieldStrings: SearchFieldStrings = {
  label: 'Search the shop',
  submitLabel: 'Search',
  clearLabel: 'Clear the search text',
};
