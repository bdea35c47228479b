/** Strings of a pagination. */
export interface PaginationStrings {
  /** Name of the landmark, e.g. `Strony wyników`. */
  label: string;
  /** Name of the link to a page, e.g. `(page) => Strona ${page}`. */
  pageLabel(page: number): string;
  /** Name of the link to the previous page, e.g. `Poprzednia strona`. */
  previousLabel: string;
  /** Name of the link to the next page, e.g. `Następna strona`. */
  nextLabel: string;
}

export const paginationStrings: PaginationStrings = {
  label: 'Pages of results',
  pageLabel: (page) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
