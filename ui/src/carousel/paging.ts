/** The items of a carousel that are in view, by their positions from 0. */
export interface VisibleRange {
  first: number;
  last: number;
}

/** Where a carousel can go. */
export interface Paging {
  /** The first item of each page. */
  pages: number[];
  /** The page in view. */
  current: number;
  /** The item to go back to; undefined at the start of a carousel that does not begin again. */
  previous: number | undefined;
  /** The item to go on to; undefined at the end. */
  next: number | undefined;
}

/**
 * Works out where a carousel can go.
 *
 * @param range what is in view
 * @param count how many items there are, at least one
 * @param isInfinite whether it begins again after its end
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

function wrap(isInfinite: boolean, target: number): number | undefined {
  return isInfinite ? target : undefined;
}
