/** The words of a filter panel. */
export interface FilterPanelWords {
  /** Name of the whole, e.g. `Filtry`. */
  label: string;
  /** Said of a chosen option, e.g. `wybrano`. */
  selectedLabel: string;
  /** Unfolds the other options of a long group, with their number, e.g. `(count) => Pokaż więcej (${count})`. */
  moreLabel(count: number): string;
  /** Folds them again, e.g. `Pokaż mniej`. */
  lessLabel: string;
}

export const filterPanelWords: FilterPanelWords = {
  label: 'Filters',
  selectedLabel: 'selected',
  moreLabel: (count) => `Show more (${count})`,
  lessLabel: 'Show fewer',
};
