/** Strings of a pagination. */
export interface PaginationStrings {
  /** Name of the landmark, e.g. `Pages of results`. */
  label: string;
  /** Name of the link to a page, e.g. `` (page) => `Page ${page}` ``. */
  pageLabel(page: number): string;
  /** Name of the link to the previous page, e.g. `Previous page`. */
  previousLabel: string;
  /** Name of the link to the next page, e.g. `Next page`. */
  nextLabel: string;
}

export const paginationStrings: PaginationStrings = {
  label: 'Pages of results',
  pageLabel: (page) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
