import type { PaginationItem } from './get-pagination-items.ts';

/** An item of the pagination. */
export interface FittedItem {
  item: PaginationItem;
  /** The only screens that show it. Default: all. */
  on?: 'wide' | 'narrow';
}

/**
 * Returns what narrow screens show of the items: the first, the last and the current page, and an ellipsis for whatever
 * is between them. In order; items for the narrow screens alone are added.
 *
 * @param items - As `getPaginationItems` returns them.
 * @param current - Current page, from 1 to total.
 * @param total - Number of pages, at least 1.
 */
export function fitItems(items: readonly PaginationItem[], current: number, total: number): FittedItem[] {
  return items.flatMap((item, index): FittedItem[] => {
    if (item === 'ellipsis' || (item !== current && (item === 1 || item === total))) return [{ item }];
    if (item !== current) return [{ item, on: 'wide' }];
    const gap = (missing: number, side: readonly PaginationItem[]): FittedItem[] =>
      missing > 0 && !side.includes('ellipsis') ? [{ item: 'ellipsis', on: 'narrow' }] : [];
    return [...gap(current - 2, items.slice(0, index)), { item }, ...gap(total - current - 1, items.slice(index))];
  });
}
