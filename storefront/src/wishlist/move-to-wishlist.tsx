import type { MoveToWishlistButtonProps } from './move-to-wishlist-button.tsx';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useSession } from '../session/index.ts';

const loadButton = async () => (await import('./move-to-wishlist-button.tsx')).MoveToWishlistButton;

/** For a customer's line of the cart: keeps the product on the wishlist instead. */
export function MoveToWishlist(props: MoveToWishlistButtonProps) {
  const { token } = useSession();
  return token !== undefined && <LazyMount load={loadButton} when props={props} />;
}
