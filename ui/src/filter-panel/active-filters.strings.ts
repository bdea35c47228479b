/** Strings of the list of chosen filters. */
export interface ActiveFiltersStrings {
  /** Name of the list, e.g. `Chosen filters`. */
  label: string;
}

export const activeFiltersStrings: ActiveFiltersStrings = { label: 'Chosen filters' };
