/** The words of the search field. */
export interface SearchFieldWords {
  /** Name of the field, e.g. `Szukaj w sklepie`. */
  label: string;
  /** Name of the button that sends the form, e.g. `Szukaj`. */
  submitLabel: string;
  /** Name of the button that empties the field (SE-14), e.g. `Wyczyść`. */
  clearLabel: string;
}

export const searchFieldWords: SearchFieldWords = { label: 'Search the shop', submitLabel: 'Search', clearLabel: 'Clear' };
