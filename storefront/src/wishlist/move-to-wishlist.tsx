import { Late } from '../app/index.ts';
import { useSession } from '../shopper/index.ts';

const loadButton = async () => (await import('./move-to-wishlist-button.tsx')).MoveToWishlistButton;

export interface MoveToWishlistProps {
  sku: string;
  name: string;
  quantity: number;
  /** Uids of the chosen option values. */
  selectedOptions: readonly string[];
  /** Takes the line out of the cart, after the list has it. */
  onKept(): Promise<void>;
}

/** For a customer's line of the cart: keeps the product on the wishlist instead. */
export function MoveToWishlist(props: MoveToWishlistProps) {
  const { token } = useSession();
  return token !== undefined && <Late load={loadButton} wanted props={props} />;
}
