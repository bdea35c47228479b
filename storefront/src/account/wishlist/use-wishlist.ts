import { useMemo, useState } from 'react';
import { execute, useCommerce, useOperation } from '../../commerce/index.ts';
import { appendLines, nextPage, readWishlistLine, type WishlistLine } from './wishlist-line.ts';
import { wishlistQuery } from './wishlist-query.ts';

/** Lines that come at once. */
export const wishlistPageSize = 12;

export interface WishlistState {
  /** Null while it is unknown. */
  list: { id: string; count: number; lines: readonly WishlistLine[] } | null;
  error: unknown;
  retry(): Promise<void>;
  /** Fetches the lines after those which are there and appends them. @throws CommerceError */
  more(): Promise<void>;
  /** Lines have left the list: drops them from what was fetched before. */
  drop(ids: readonly string[]): void;
}

/** The customer's list, page by page (ACC-08). */
export function useWishlist(): WishlistState {
  const { client } = useCommerce();
  const first = useOperation(wishlistQuery, { page: 1, pageSize: wishlistPageSize }, { policy: 'cache-and-network' });
  const [later, setLater] = useState<readonly WishlistLine[]>([]);
  const { data } = first;
  const list = useMemo(() => {
    if (!data?.customer) return null;
    const [wishlist] = data.customer.wishlists;
    const lines = (wishlist?.items_v2?.items ?? []).flatMap((item) => (item ? [readWishlistLine(item)] : []));
    return { id: wishlist?.id ?? '0', count: wishlist?.items_count ?? 0, lines: appendLines(lines, later) };
  }, [data, later]);
  return {
    list,
    error: first.error,
    retry: first.revalidate,
    more: async () => {
      const page = nextPage(list?.lines.length ?? 0, wishlistPageSize);
      const answer = await execute(client, wishlistQuery, { page, pageSize: wishlistPageSize });
      const [wishlist] = answer.data.customer?.wishlists ?? [];
      const lines = (wishlist?.items_v2?.items ?? []).flatMap((item) => (item ? [readWishlistLine(item)] : []));
      setLater((shown) => appendLines(shown, lines));
    },
    drop: (ids) => setLater((shown) => shown.filter(({ id }) => !ids.includes(id))),
  };
}
