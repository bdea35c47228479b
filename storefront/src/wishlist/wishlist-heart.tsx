import { Late, useActed } from '../app/index.ts';
import { useSession } from '../shopper/index.ts';

const loadHeart = async () => (await import('./heart.tsx')).Heart;

export interface WishlistHeartProps {
  sku: string;
  /** Name of the product, for the button. */
  name: string;
  /** Uids of the chosen option values. Default none. */
  selectedOptions?: readonly string[];
}

/**
 * The heart that puts a product on the wishlist and takes it off. Its script comes with the shopper's first action, or at once
 * for a customer: nobody waits for it.
 */
export function WishlistHeart(props: WishlistHeartProps) {
  const { token } = useSession();
  const acted = useActed();
  return <Late load={loadHeart} wanted={acted || token !== undefined} props={props} />;
}
