import { findCustomerByEmail } from '../customer/customer-repository.ts';
import { newSecret } from '../customer/session-tokens.ts';
import type { BackendModule, SeedContext } from '../module.ts';
import { DEMO_CUSTOMER } from '../seed/shop/demo-customer.ts';
import { DEMO_WISHLIST } from '../seed/shop/demo-wishlist.ts';
import { addWishlistItem, findWishlist, insertWishlist } from './wishlist-repository.ts';
import { wishlistResolvers } from './wishlist-resolvers.ts';
import { WISHLIST_SQL } from './wishlist-tables.ts';

function fillDemoWishlist({ database, now }: SeedContext): void {
  const customer = findCustomerByEmail(database, DEMO_CUSTOMER.email);
  if (!customer || findWishlist(database, customer.id)) return;
  const at = now().toISOString();
  insertWishlist(database, customer.id, newSecret(), at);
  const wishlist = findWishlist(database, customer.id);
  if (!wishlist) return;
  for (const { sku, note } of DEMO_WISHLIST) {
    addWishlistItem(database, wishlist.id, { sku, variant_sku: '', quantity: 1, description: note ?? null }, at);
  }
}

/** Wish lists of customers. */
export const wishlistModule: BackendModule = {
  name: 'wishlist',
  sql: WISHLIST_SQL,
  typeDefs: ['wishlist.graphql'],
  resolvers: wishlistResolvers,
  seed: { fingerprint: () => 'demo wish list 1', fill: fillDemoWishlist },
};
