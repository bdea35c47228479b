import { CommerceError, defineQuery, graphql, type SendExclusive } from '../commerce/index.ts';
import { whoAmIQuery } from './who-am-i-query.ts';

/** Confirms that the shopper may use the cart: its id comes back. */
export const checkUserIsAuthedQuery = defineQuery({
  name: 'checkUserIsAuthed',
  private: true,
  document: graphql(`
    query checkUserIsAuthed($cart_id: String!) {
      cart(cart_id: $cart_id) {
        id
      }
    }
  `),
});

/** Returns whether the backend responds with a missing permission. */
const isRefused = (error: unknown) =>
  error instanceof CommerceError &&
  error.errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication');

/**
 * Requests the rejected cart again, then the customer, and signs out if the token is invalid. A cart of another shopper
 * does not sign out.
 *
 * @param signOut clears a session that has ended
 */
export async function checkCartAccess(send: SendExclusive, cartId: string, signOut: () => void): Promise<void> {
  const mayUse = await send(checkUserIsAuthedQuery, { cart_id: cartId }).then(
    ({ data }) => data.cart?.id === cartId,
    (error: unknown) => !isRefused(error),
  );
  if (mayUse) return;
  const isKnown = await send(whoAmIQuery, {}).then(
    ({ data }) => data.customer !== null,
    (error: unknown) => !isRefused(error),
  );
  if (!isKnown) signOut();
}
