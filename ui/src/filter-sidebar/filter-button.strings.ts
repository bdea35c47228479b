/** Strings of the button that opens the filters. */
export interface FilterButtonStrings {
  /** Label of the button with the number of selected filters, e.g. `Filters (2)`, `Filters` without any. */
  label(count: number): string;
}

export const filterButtonStrings: FilterButtonStrings = {
  label: (count) => (count > 0 ? `Filters (${count})` : 'Filters'),
};
