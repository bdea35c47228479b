/** Strings of the search field. */
export interface SearchFieldStrings {
  /** Name of the field, e.g. `Szukaj w sklepie`. */
  label: string;
  /** Name of the button that sends the form, e.g. `Szukaj`. */
  submitLabel: string;
  /** Name of the button that empties the field, e.g. `Wyczyść`. */
  clearLabel: string;
}

export const searchFieldStrings: SearchFieldStrings = {
  label: 'Search the shop',
  submitLabel: 'Search',
  clearLabel: 'Clear the search text',
};
