/** The words of the button that opens the filters. */
export interface FilterButtonWords {
  /** Name of the button, with the number of chosen filters, e.g. `(count) => count > 0 ? Filtry (${count}) : Filtry`. */
  label(count: number): string;
}

export const filterButtonWords: FilterButtonWords = { label: (count) => (count > 0 ? `Filters (${count})` : 'Filters') };
