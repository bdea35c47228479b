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

/** Who the backend takes the shopper for. */
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

/** Whether the backend answers, and says no for want of permission. */
const isRefused = (error: unknown) =>
  error instanceof CommerceError &&
  error.errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication');

/**
 * Asks once more whether the shopper may use a cart that was refused, then whether the backend knows the customer;
 * signs out when it does not. A cart that is merely another one's signs nobody out.
 *
 * @param signOut forgets a session that has ended
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
