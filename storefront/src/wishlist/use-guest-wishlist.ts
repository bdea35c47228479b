import { useEffect, useSyncExternalStore } from 'react';
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
  useEffect(() => {
    // No tab sends events to a page in the back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) wishlist.refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [wishlist]);
  return [items, wishlist];
}
