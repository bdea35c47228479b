import { useState } from 'react';
import { useQuery } from '../../commerce/index.ts';
import { useGuestWishlist, type GuestWishlistItem } from '../../wishlist/index.ts';
import { toGuestLines, type GuestWishlistLines } from './guest-wishlist-lines.ts';
import { guestWishlistQuery } from './guest-wishlist-query.ts';

interface GuestLinesState {
  /** Null while they are unknown. */
  list: GuestWishlistLines | null;
  error: unknown;
  retry(): Promise<void>;
}

/** A product with several choices is requested once. */
const getSkus = (items: readonly GuestWishlistItem[]) => [...new Set(items.map(({ sku }) => sku))];

/**
 * Fetches the products of the guest's wishlist. A product that leaves the list causes no request; one that another tab
 * adds does.
 */
export function useGuestLines(): GuestLinesState {
  const [items] = useGuestWishlist();
  const [skus, setSkus] = useState(() => getSkus(items));
  if (items.some(({ sku }) => !skus.includes(sku))) setSkus(getSkus(items));
  const variables = skus.length > 0 ? { skus, pageSize: skus.length } : null;
  const { data, error, revalidate } = useQuery(guestWishlistQuery, variables, { policy: 'cache-and-network' });
  if (items.length === 0) return { list: { lines: [], missing: [] }, error: undefined, retry: revalidate };
  return { list: data ? toGuestLines(items, data) : null, error, retry: revalidate };
}
