import { defineQuery, graphql } from '../commerce/index.ts';
import { cartFields } from './cart-fields.ts';

/** Fields of cart, mini cart and summary. */
export const cartDetailsQuery = defineQuery({
  name: 'getCartDetails',
  private: true,
  document: graphql(
    `
      query getCartDetails($cartId: String!) {
        cart(cart_id: $cartId) {
          ...CartFields
        }
      }
    `,
    [cartFields],
  ),
});
