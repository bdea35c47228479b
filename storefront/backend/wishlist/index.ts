import { findCustomerByEmail } from '../customer/customer-repository.ts';
import { newSecret } from '../customer/session-tokens.ts';
import type { BackendModule, SeedContext } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { addWishlistItem, findWishlist, insertWishlist } from './wishlist-repository.ts';
import { wishlistResolvers } from './wishlist-resolvers.ts';
import { WISHLIST_SQL } from './wishlist-tables.ts';

/** Fills the wishlists of the shop's accounts. Accounts that have one already keep it. */
function fillWishlists({ database, shop, now }: SeedContext): void {
  const at = now().toISOString();
  for (const { email, wishlist: items = [] } of shop.accounts ?? []) {
    const customer = items.length > 0 ? findCustomerByEmail(database, email) : undefined;
    if (!customer || findWishlist(database, customer.id)) continue;
    insertWishlist(database, customer.id, newSecret(), at);
    const wishlist = findWishlist(database, customer.id);
    if (!wishlist) continue;
    for (const { sku, note } of items) {
      addWishlistItem(
        database,
        wishlist.id,
        { sku, variant_sku: '', choice: '', quantity: 1, description: note ?? null },
        at,
      );
    }
  }
}

/** Wish lists of customers. */
export const wishlistModule: BackendModule = {
  name: 'wishlist',
  sql: WISHLIST_SQL,
  typeDefs: ['wishlist.graphql'],
  resolvers: wishlistResolvers,
  seed: {
    fingerprint: ({ shop }) => getFingerprint((shop.accounts ?? []).map(({ email, wishlist }) => [email, wishlist])),
    fill: fillWishlists,
  },
};
