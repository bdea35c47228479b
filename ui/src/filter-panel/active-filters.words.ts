/** The words of the list of chosen filters. */
export interface ActiveFiltersWords {
  /** Name of the list, e.g. `Wybrane filtry`. */
  label: string;
}

export const activeFiltersWords: ActiveFiltersWords = { label: 'Chosen filters' };
