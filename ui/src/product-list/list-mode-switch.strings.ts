/** Strings of the switch between grid and list. */
export interface ListModeSwitchStrings {
  /** Name of the group, e.g. `Product view`. */
  label: string;
  /** Name of the link to the grid, e.g. `Grid`. */
  grid: string;
  /** Name of the link to the list, e.g. `List`. */
  list: string;
}

export const listModeSwitchStrings: ListModeSwitchStrings = { label: 'Product view', grid: 'Grid', list: 'List' };
