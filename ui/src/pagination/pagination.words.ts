/** The words of a pagination. */
export interface PaginationWords {
  /** Name of the landmark, e.g. `Strony wyników` (PA-1). */
  label: string;
  /** Name of one page's link, e.g. `(page) => Strona ${page}`. */
  pageLabel(page: number): string;
  /** Name of the link to the page before, e.g. `Poprzednia strona`. */
  previousLabel: string;
  /** Name of the link to the page after, e.g. `Następna strona`. */
  nextLabel: string;
}

export const paginationWords: PaginationWords = {
  label: 'Pages of results',
  pageLabel: (page) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
