import { CommerceError, defineQuery, graphql, type SendExclusive } from '../commerce/index.ts';

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

/** Customer whom the backend identifies by the token. */
const whoAmIQuery = defineQuery({
  name: 'whoAmI',
  private: true,
  document: graphql(`
    query whoAmI {
      customer {
        __typename
        email
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
