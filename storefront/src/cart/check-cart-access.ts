import { defineQuery, execute, graphql, type CommerceClient } from '../commerce/index.ts';

/** Confirms that the shopper may use the cart: its id comes back (CRT-14). */
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

/** Whether the shopper may use the cart; false also when the backend refuses the session. @throws when it cannot be asked */
export async function mayUseCart(client: CommerceClient, cartId: string): Promise<boolean> {
  const { data } = await execute(client, checkUserIsAuthedQuery, { cart_id: cartId });
  return data.cart?.id === cartId;
}
