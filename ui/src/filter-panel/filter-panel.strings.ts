/** Strings of a filter panel. */
export interface FilterPanelStrings {
  /** Name of the whole, e.g. `Filtry`. */
  label: string;
  /** Announced for a selected option, e.g. `wybrano`. */
  selectedLabel: string;
  /** Unfolds the other options of a long group, with their number, e.g. `(count) => Pokaż więcej (${count})`. */
  moreLabel(count: number): string;
  /** Folds them again, e.g. `Pokaż mniej`. */
  lessLabel: string;
}

export const filterPanelStrings: FilterPanelStrings = {
  label: 'Filters',
  selectedLabel: 'selected',
  moreLabel: (count) => `Show more (${count})`,
  lessLabel: 'Show fewer',
};
