import { execute, type CommerceClient } from '../commerce/index.ts';
import type { ListedWish } from './listed-wishes.ts';
import { allListed, wishlistChoicesQuery } from './wishlist-operations.ts';

/**
 * Fetches all lines of the customer's list, page by page.
 *
 * @throws CommerceError when the backend fails
 */
export async function fetchWishlist(client: CommerceClient): Promise<ListedWish[]> {
  const lines = new Map<string, ListedWish>();
  const { pageSize } = allListed;
  for (let page = 1; ; page += 1) {
    const { data } = await execute(client, wishlistChoicesQuery, { page, pageSize });
    const items = data.customer?.wishlists[0]?.items_v2?.items ?? [];
    const known = lines.size;
    for (const item of items) {
      if (item) lines.set(item.id, item);
    }
    // Magento answers a page after the last one with the last one.
    if (items.length < pageSize || lines.size === known) return [...lines.values()];
  }
}
