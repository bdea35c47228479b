/** Strings of a filter panel. */
export interface FilterPanelStrings {
  /** Accessible name, e.g. `Filtry`. */
  label: string;
  /** Announced for a selected option, e.g. `wybrano`. */
  selectedLabel: string;
  /**
   * Label of the button that expands a long group, with the number of hidden options, e.g. `(count) => Pokaż więcej
   * (${count})`.
   */
  moreLabel(count: number): string;
  /** Label of the button that collapses it, e.g. `Pokaż mniej`. */
  lessLabel: string;
}

export const filterPanelStrings: FilterPanelStrings = {
  label: 'Filters',
  selectedLabel: 'selected',
  moreLabel: (count) => `Show more (${count})`,
  lessLabel: 'Show fewer',
};
