import type { WishlistToggleProps } from './wishlist-toggle.tsx';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useHasInteracted } from '../platform/hydration/use-has-interacted.ts';
import { useSession } from '../session/index.ts';

const loadHeart = async () => (await import('./wishlist-toggle.tsx')).WishlistToggle;

/**
 * The wishlist toggle of a product; a guest's list stays on the device. Its script comes with the shopper's first
 * action, or immediately for a customer: nobody waits for it.
 */
export function LazyWishlistToggle(props: WishlistToggleProps) {
  const { token } = useSession();
  const acted = useHasInteracted();
  return <LazyMount load={loadHeart} when={acted || token !== undefined} props={props} />;
}
