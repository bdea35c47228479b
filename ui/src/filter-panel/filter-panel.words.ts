/** The words of a filter panel. */
export interface FilterPanelWords {
  /** Name of the whole, e.g. `Filtry`. */
  label: string;
  /** Said of a chosen option, e.g. `wybrano`. */
  selectedLabel: string;
}

export const filterPanelWords: FilterPanelWords = { label: 'Filters', selectedLabel: 'selected' };
