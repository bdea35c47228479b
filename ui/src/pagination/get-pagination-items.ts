/** A page number, or a gap between numbers. */
export type PaginationItem = number | 'ellipsis';

/**
 * Returns the page numbers to show: the first, the last, the current page and its neighbors. An ellipsis replaces at
 * least two pages; a single page is shown itself.
 *
 * @param current - Current page, from 1 to total.
 * @param total - Number of pages, at least 1.
 */
export function getPaginationItems(current: number, total: number): PaginationItem[] {
  const shown = [1, current - 1, current, current + 1, total]
    .filter((page) => page >= 1 && page <= total)
    .filter((page, index, pages) => pages.indexOf(page) === index)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index): PaginationItem[] => {
    const previous = shown[index - 1];
    const missing = previous === undefined ? 0 : page - previous - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['ellipsis', page];
  });
}
