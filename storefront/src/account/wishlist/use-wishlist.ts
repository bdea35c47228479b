import { useMemo, useState } from 'react';
import { execute, useCommerce, useQuery, type ResultOf } from '../../commerce/index.ts';
import { appendLines, nextPage, toWishlistLine, type WishlistLine } from './wishlist-line.ts';
import { wishlistQuery } from './wishlist-query.ts';

/** Lines that arrive together. */
export const wishlistPageSize = 12;

export interface WishlistState {
  /** Null while it is unknown. */
  list: { id: string; count: number; lines: readonly WishlistLine[] } | null;
  error: unknown;
  retry(): Promise<void>;
  /** Fetches the lines after those which are there and appends them. @throws CommerceError */
  more(): Promise<void>;
  /** Fetches all lines that are not there yet and answers with the whole list. @throws CommerceError */
  all(): Promise<readonly WishlistLine[]>;
  /** Lines have left the list: drops them from what was fetched before. */
  drop(ids: readonly string[]): void;
}

/** Numbers of the lines that Magento cannot read, by the page that they are on. */
type HiddenLines = Readonly<Record<number, number>>;

const countHidden = (hidden: HiddenLines): number => Object.values(hidden).reduce((sum, count) => sum + count, 0);

/** The customer's list, page by page. Lines that Magento cannot read have their place on a page, and are not shown. */
export function useWishlist(): WishlistState {
  const { client } = useCommerce();
  const first = useQuery(wishlistQuery, { page: 1, pageSize: wishlistPageSize }, { policy: 'cache-and-network' });
  const [later, setLater] = useState<readonly WishlistLine[]>([]);
  const [hiddenLater, setHiddenLater] = useState<HiddenLines>({});
  const { data } = first;
  const list = useMemo(() => {
    if (!data?.customer) return null;
    const [wishlist] = data.customer.wishlists;
    const page = toWishlistPage(data);
    const hidden: HiddenLines = { ...hiddenLater, 1: page.hidden };
    return {
      id: wishlist?.id ?? '0',
      count: Math.max(0, (wishlist?.items_count ?? 0) - countHidden(hidden)),
      lines: appendLines(page.lines, later),
      hidden,
    };
  }, [data, later, hiddenLater]);

  /** Fetches the page after the known lines. */
  const fetchAfter = async (lines: readonly WishlistLine[], hidden: HiddenLines) => {
    const page = nextPage(lines.length + countHidden(hidden), wishlistPageSize);
    const answer = toWishlistPage((await execute(client, wishlistQuery, { page, pageSize: wishlistPageSize })).data);
    return { lines: appendLines(lines, answer.lines), hidden: { ...hidden, [page]: answer.hidden } };
  };
  const show = (known: readonly WishlistLine[], all: Pick<NonNullable<typeof list>, 'lines' | 'hidden'>) => {
    setLater((shown) => appendLines(shown, all.lines.slice(known.length)));
    setHiddenLater(all.hidden);
  };
  return {
    list,
    error: first.error,
    retry: first.revalidate,
    more: async () => {
      const { lines = [], hidden = {} } = list ?? {};
      show(lines, await fetchAfter(lines, hidden));
    },
    all: async () => {
      const { count, lines: known, hidden } = list ?? { count: 0, lines: [], hidden: {} };
      const total = count + countHidden(hidden);
      let all = { lines: known, hidden };
      while (all.lines.length + countHidden(all.hidden) < total) {
        const longer = await fetchAfter(all.lines, all.hidden);
        const isLonger = longer.lines.length > all.lines.length || countHidden(longer.hidden) > countHidden(all.hidden);
        all = longer;
        if (!isLonger) break;
      }
      show(known, all);
      return all.lines;
    },
    drop: (ids) => setLater((shown) => shown.filter(({ id }) => !ids.includes(id))),
  };
}

function toWishlistPage({ customer }: ResultOf<typeof wishlistQuery.document>): {
  lines: WishlistLine[];
  hidden: number;
} {
  const items = customer?.wishlists[0]?.items_v2?.items ?? [];
  const lines = items.flatMap((item) => (item ? [toWishlistLine(item)] : []));
  return { lines, hidden: items.length - lines.length };
}
