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

/** The customer's list, page by page. */
export function useWishlist(): WishlistState {
  const { client } = useCommerce();
  const first = useQuery(wishlistQuery, { page: 1, pageSize: wishlistPageSize }, { policy: 'cache-and-network' });
  const [later, setLater] = useState<readonly WishlistLine[]>([]);
  const { data } = first;
  const list = useMemo(() => {
    if (!data?.customer) return null;
    const [wishlist] = data.customer.wishlists;
    return {
      id: wishlist?.id ?? '0',
      count: wishlist?.items_count ?? 0,
      lines: appendLines(toWishlistLines(data), later),
    };
  }, [data, later]);

  const fetchAfter = async (shown: number) => {
    const answer = await execute(client, wishlistQuery, {
      page: nextPage(shown, wishlistPageSize),
      pageSize: wishlistPageSize,
    });
    return toWishlistLines(answer.data);
  };
  const show = (lines: readonly WishlistLine[]) => setLater((shown) => appendLines(shown, lines));
  return {
    list,
    error: first.error,
    retry: first.revalidate,
    more: async () => show(await fetchAfter(list?.lines.length ?? 0)),
    all: async () => {
      const { count, lines: known } = list ?? { count: 0, lines: [] };
      let lines: readonly WishlistLine[] = known;
      while (lines.length < count) {
        const longer = appendLines(lines, await fetchAfter(lines.length));
        if (longer.length === lines.length) break;
        lines = longer;
      }
      show(lines.slice(known.length));
      return lines;
    },
    drop: (ids) => setLater((shown) => shown.filter(({ id }) => !ids.includes(id))),
  };
}

function toWishlistLines({ customer }: ResultOf<typeof wishlistQuery.document>): WishlistLine[] {
  const [wishlist] = customer?.wishlists ?? [];
  return (wishlist?.items_v2?.items ?? []).flatMap((item) => (item ? [toWishlistLine(item)] : []));
}
