import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useSession } from '../session/index.ts';
import { useGuestWishlist } from './use-guest-wishlist.ts';

const loadTransfer = async () => (await import('./guest-wishlist-transfer.tsx')).GuestWishlistTransfer;

const nothing = {};

/** Loads {@link GuestWishlistTransfer} once a customer is signed in on a device with a guest's wishlist. */
export function GuestWishlistTransferSlot() {
  const { token } = useSession();
  const [items] = useGuestWishlist();
  return <LazyMount load={loadTransfer} when={token !== undefined && items.length > 0} props={nothing} />;
}
