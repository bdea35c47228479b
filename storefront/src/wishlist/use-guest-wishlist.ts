import { useSyncExternalStore } from 'react';
import { useStorage } from '../platform/storage-context.tsx';
import { getGuestWishlist, type GuestWishlistItem, type GuestWishlist } from './guest-wishlist.ts';

const none: readonly GuestWishlistItem[] = [];

/**
 * Returns the products that a guest has put on the wishlist of this device, and the list itself. On the server and
 * while hydrating there are none.
 */
export function useGuestWishlist(): [items: readonly GuestWishlistItem[], wishlist: GuestWishlist] {
  const wishlist = getGuestWishlist(useStorage());
  const items = useSyncExternalStore(wishlist.subscribe, wishlist.getItems, () => none);
  return [items, wishlist];
}
