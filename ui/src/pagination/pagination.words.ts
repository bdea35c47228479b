/** The words of a pagination. */
export interface PaginationWords {
  /** Name of the landmark, e.g. `Strony wyników` (PA-1). */
  label: string;
  /** Name of one page's link, e.g. `(page) => Strona ${page}`. */
  pageLabel(page: number): string;
  previousLabel: string;
  nextLabel: string;
}

export const paginationWords: PaginationWords = {
  label: 'Pages of results',
  pageLabel: (page) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
