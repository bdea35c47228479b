/** Strings of a filter panel. */
export interface FilterPanelStrings {
  /** Accessible name, e.g. `Filters`. */
  label: string;
  /** Announced for a selected option, e.g. `selected`. */
  selectedLabel: string;
  /**
   * Label of the button that expands a long group, with the number of hidden options, e.g.
   * `` (count) => `Show more (${count})` ``.
   */
  moreLabel(count: number): string;
  /** Label of the button that collapses it, e.g. `Show fewer`. */
  lessLabel: string;
}

export const filterPanelStrings: FilterPanelStrings = {
  label: 'Filters',
  selectedLabel: 'selected',
  moreLabel: (count) => `Show more (${count})`,
  lessLabel: 'Show fewer',
};
