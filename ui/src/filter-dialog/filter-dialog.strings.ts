/** Strings of the dialog with the filters. */
export interface FilterDialogStrings {
  /** Heading, e.g. `Filters`. */
  title: string;
  /** Name of the close button, e.g. `Close filters`. */
  closeLabel: string;
  /** Label of the button that returns to the list, e.g. `` (count) => `Show ${count} products` ``. */
  applyLabel(count: number): string;
  /** Label of the button that clears all filters, e.g. `Clear filters`. */
  clearLabel: string;
}

export const filterDialogStrings: FilterDialogStrings = {
  title: 'Filters',
  closeLabel: 'Close filters',
  applyLabel: (count) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  clearLabel: 'Clear filters',
};
