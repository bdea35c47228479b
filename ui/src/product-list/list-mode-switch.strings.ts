/** Strings of the switch between grid and list. */
export interface ListModeSwitchStrings {
  /** Name of the group, e.g. `Widok produktów`. */
  label: string;
  /** Name of the link to the grid, e.g. `Siatka`. */
  grid: string;
  /** Name of the link to the list, e.g. `Lista`. */
  list: string;
}

export const listModeSwitchStrings: ListModeSwitchStrings = { label: 'Product view', grid: 'Grid', list: 'List' };
