import { newSecret } from '../customer/session-tokens.ts';
import { inputError, notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { findWishlist, insertWishlist } from './wishlist-repository.ts';
import type { WishlistRecord } from './wishlist-repository.ts';

/** The customer's list, made when there is none. */
export function customerWishlist({ database, now }: RequestContext, customerId: number): WishlistRecord {
  return database.transaction(() => {
    const existing = findWishlist(database, customerId);
    if (existing) return existing;
    insertWishlist(database, customerId, newSecret(), now().toISOString());
    const made = findWishlist(database, customerId);
    if (!made) throw new Error('The wish list could not be made.');
    return made;
  });
}

/**
 * The list that a mutation names: the signed-in customer's own. Id 0 stands for it whether it exists yet or not.
 * @throws CommerceError graphql-authorization for a guest, graphql-input for any other id.
 */
export function requireWishlist(context: RequestContext, wishlistId: string): WishlistRecord {
  if (!context.customer) throw notAuthorized('The current user cannot perform operations on wishlist');
  if (wishlistId === '0') return customerWishlist(context, context.customer.id);
  const wishlist = findWishlist(context.database, context.customer.id);
  if (!wishlist || String(wishlist.id) !== wishlistId) throw inputError('The wishlist was not found.');
  return wishlist;
}
