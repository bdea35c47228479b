/** Strings of the dialog with the filters. */
export interface FilterDialogStrings {
  /** Heading, e.g. `Filtry`. */
  title: string;
  /** E.g. `Zamknij filtry`. */
  closeLabel: string;
  /** The button that goes to the list, e.g. `(count) => Pokaż produkty: ${count}`. */
  applyLabel(count: number): string;
  /** The button that gives all filters up, e.g. `Wyczyść filtry`. */
  clearLabel: string;
}

export const filterDialogStrings: FilterDialogStrings = {
  title: 'Filters',
  closeLabel: 'Close filters',
  applyLabel: (count) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  clearLabel: 'Clear filters',
};
