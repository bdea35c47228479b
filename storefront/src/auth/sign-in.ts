import { createCartMutation, type CartIdStore } from '../cart-id/index.ts';
import { getCartErrorStatus } from '../cart/index.ts';
import { CommerceError, execute, type CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../session/index.ts';
import { customerNameQuery } from './customer-query.ts';
import { requestToken } from './request-token.ts';
import { mergeCartsMutation } from './session-operations.ts';

/** The cart id as far as signing in changes it. */
export type SignInCart = Pick<CartIdStore, 'set' | 'stashGuestCart' | 'getStashedGuestCart' | 'clearStashedGuestCart'>;

export interface SignInOptions {
  client: CommerceClient;
  session: SessionStore;
  cart: SignInCart;
}

/**
 * Result of merging the guest cart: the cart of a `failed` merge remains stashed, to be merged later; a `refused` one
 * cannot be merged, and is stashed no longer.
 */
export type CartMergeResult = 'kept' | 'failed' | 'refused';

/**
 * Signs in and brings the guest's cart along. The guest's cart id is put aside before the token is set, so that no
 * request goes out for the old cart in the new name; the customer's cart takes its place when the lines are in it.
 *
 * @throws CommerceError when the sign-in itself is refused or fails; nothing has changed then
 */
export async function signIn(
  credentials: { email: string; password: string },
  { client, session, cart }: SignInOptions,
): Promise<CartMergeResult> {
  const { token, lifetime } = await requestToken(credentials, client);
  cart.stashGuestCart();
  session.signIn(token, lifetime);
  return mergeGuestCart({ client, cart });
}

/**
 * Fetches the customer cart and merges the stashed guest cart into it, if there is one. A failed or interrupted merge
 * can be repeated, because a merged cart no longer exists.
 */
export async function mergeGuestCart({
  client,
  cart,
}: Pick<SignInOptions, 'client' | 'cart'>): Promise<CartMergeResult> {
  try {
    const { data } = await execute(client, createCartMutation, {});
    if (!data.cartId) throw new Error('Unable to create cart');
    const own = data.cartId;
    const guestCart = cart.getStashedGuestCart();
    try {
      const result = guestCart !== null && guestCart !== own ? await merge(guestCart, own, client) : 'kept';
      cart.clearStashedGuestCart();
      return result;
    } finally {
      cart.set(own);
    }
  } catch {
    return 'failed';
  }
}

/**
 * Merges the carts; a missing guest cart has nothing to merge, e.g. after a merge whose response was lost. Another
 * customer's cart has nothing for this one.
 *
 * @throws CommerceError when the merge can be repeated
 */
async function merge(source: string, destination: string, client: CommerceClient): Promise<'kept' | 'refused'> {
  try {
    await execute(client, mergeCartsMutation, { source, destination });
  } catch (error) {
    if (getCartErrorStatus(error) !== null) return 'kept';
    const categories = error instanceof CommerceError ? error.errors.map(({ category }) => category) : [];
    if (categories.includes('graphql-input')) return 'refused';
    if (!categories.includes('graphql-authorization')) throw error;
    // Up to Magento 2.4.7, a session that has ended has the same error: this query fails then.
    await execute(client, customerNameQuery, {});
  }
  return 'kept';
}
