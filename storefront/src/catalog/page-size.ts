import { graphql } from '../commerce/index.ts';

/** Modes of lists and the number of products on a page of each in the store configuration. */
export const pageSizeFields = graphql(`
  fragment PageSize on StoreConfig {
    grid_per_page
    grid_per_page_values
    list_mode
    list_per_page
    list_per_page_values
  }
`);

/** Products on one page of a list where nobody says otherwise. */
const defaultPageSize = 6;

/** Most products of one request; a longer page would be slow to render and to scroll. */
const maxPageSize = 100;

/** Page sizes in the store configuration. */
export interface PageSizeConfig {
  grid_per_page?: number | null;
  /** Separated by commas, e.g. `12,24,36`. */
  grid_per_page_values?: string | null;
}

/**
 * Returns the number of products on one page of a list. Like Magento's own pages it takes the first of the allowed
 * numbers where the default is not one of them.
 *
 * @param config - Store configuration; without usable numbers the result is 6.
 */
export function getPageSize(config: PageSizeConfig | null | undefined): number {
  const allowed = (config?.grid_per_page_values ?? '').split(',').map(Number).filter(isPageSize);
  const size = config?.grid_per_page;
  const isAllowed = isPageSize(size) && (allowed.length === 0 || allowed.includes(size));
  return Math.min(isAllowed ? size : (allowed[0] ?? defaultPageSize), maxPageSize);
}

const isPageSize = (size: number | null | undefined): size is number =>
  typeof size === 'number' && Number.isInteger(size) && size > 0;
