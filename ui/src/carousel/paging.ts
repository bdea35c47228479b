/** The items of a carousel that are in view, by their positions from 0. */
export interface VisibleRange {
  first: number;
  last: number;
}

/** Pages of a carousel and the items reachable from the current one. */
export interface Paging {
  /** Index of the first item of each page. */
  pages: number[];
  /** Index of the visible page. */
  current: number;
  /** Index of the item that "previous" shows; undefined at the start unless the carousel is infinite. */
  previous: number | undefined;
  /** Index of the item that "next" shows; undefined at the end unless the carousel is infinite. */
  next: number | undefined;
}

/**
 * Returns the pages of a carousel and the targets of its buttons.
 *
 * @param range - Range of visible items.
 * @param count - Number of items, at least 1.
 * @param isInfinite - Whether the carousel continues from the first item after the last.
 */
export function getPaging({ first, last }: VisibleRange, count: number, isInfinite: boolean): Paging {
  const perPage = Math.max(1, last - first + 1);
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, page) => page * perPage);
  const isAtEnd = last >= count - 1;
  return {
    pages,
    current: isAtEnd ? pages.length - 1 : Math.floor(first / perPage),
    previous: first > 0 ? Math.max(0, first - perPage) : wrap(isInfinite, Math.max(0, count - perPage)),
    next: isAtEnd ? wrap(isInfinite, 0) : last + 1,
  };
}

/**
 * Returns the range that is in view after a scroll to an item.
 *
 * @param range - Range before the scroll, which has the same length.
 * @param item - Index of the item; the last items are all in view at the end.
 * @param count - Number of items.
 */
export function getRangeAfterScroll({ first, last }: VisibleRange, item: number, count: number): VisibleRange {
  const start = Math.min(item, count - 1 - last + first);
  return { first: start, last: start + last - first };
}

function wrap(isInfinite: boolean, target: number): number | undefined {
  return isInfinite ? target : undefined;
}
