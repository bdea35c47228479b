import { useQuery } from '../commerce/index.ts';
import { wishlistEnabled } from './wishlist-enabled.ts';
import { wishlistConfigQuery } from './wishlist-operations.ts';

/** Whether the store keeps wishlists; assumed until it says otherwise. */
export function useWishlistEnabled(): boolean {
  const { data } = useQuery(wishlistConfigQuery, {});
  return wishlistEnabled(data?.storeConfig?.magento_wishlist_general_is_enabled);
}
