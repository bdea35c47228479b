import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useGuestWishlist } from './use-guest-wishlist.ts';

const loadLink = async () => (await import('./guest-wishlist-link.tsx')).GuestWishlistLink;

/** The place of the link to the wishlist of this device, for guests who have put products on it. */
export function GuestWishlistLinkSlot(props: { onFollow?(): void }) {
  const [items] = useGuestWishlist();
  return <LazyMount load={loadLink} when={items.length > 0} props={props} />;
}
