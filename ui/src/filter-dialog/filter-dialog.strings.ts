/** Strings of the dialog with the filters. */
export interface FilterDialogStrings {
  /** Heading, e.g. `Filtry`. */
  title: string;
  /** Name of the close button, e.g. `Zamknij filtry`. */
  closeLabel: string;
  /** Label of the button that returns to the list, e.g. `(count) => Pokaż produkty: ${count}`. */
  applyLabel(count: number): string;
  /** Label of the button that clears all filters, e.g. `Wyczyść filtry`. */
  clearLabel: string;
}

export const filterDialogStrings: FilterDialogStrings = {
  title: 'Filters',
  closeLabel: 'Close filters',
  applyLabel: (count) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  clearLabel: 'Clear filters',
};
