import type { ListModes } from '../platform/layout/layout-data.ts';
import { getPageSize, type PageSizeConfig } from './page-size.ts';

/** How a list shows its products. */
export type ListMode = ListModes['modes'][number];

/** Query parameter of the mode, as on Magento's own pages. */
export const listModeParameter = 'product_list_mode';

/** Settings of lists in the store configuration. */
export interface ListModeConfig extends PageSizeConfig {
  /** `grid`, `list`, `grid-list` or `list-grid`: the modes that shoppers can choose, the first one without a choice. */
  list_mode?: string | null;
  list_per_page?: number | null;
  /** Separated by commas, e.g. `5,10,15`. */
  list_per_page_values?: string | null;
}

/**
 * Reads the modes of lists.
 *
 * @param pageSize - Products on a page that the shop's own setting names; null for those of the store configuration.
 * @returns null where the grid is the only mode.
 */
export function toListModes(config: ListModeConfig | null | undefined, pageSize: number | null): ListModes | null {
  const modes = (config?.list_mode ?? '').split('-').filter((mode) => mode === 'grid' || mode === 'list');
  if (!modes.includes('list')) return null;
  return {
    modes: [...new Set(modes)],
    pageSize:
      pageSize ??
      getPageSize({ grid_per_page: config?.list_per_page, grid_per_page_values: config?.list_per_page_values }),
  };
}

/** Returns the mode that a URL asks for, or that of the shop. */
export function getListMode(parameters: URLSearchParams, { modes }: ListModes): ListMode {
  const wanted = parameters.get(listModeParameter);
  return modes.find((mode) => mode === wanted) ?? modes[0] ?? 'grid';
}

/** Returns the query parameters of a mode; empty for that of the shop. */
export function getModeQuery({ mode, modes }: ListView): Readonly<Record<string, string>> {
  return mode === modes[0] ? {} : { [listModeParameter]: mode };
}

/** The mode of a list in a shop that has more than the grid. */
export interface ListView {
  mode: ListMode;
  /** The modes that shoppers can choose from. */
  modes: readonly ListMode[];
}
