import { defineQuery, graphql } from '../commerce/index.ts';
import { cartFields } from './cart-fields.ts';
import { isLostChoice } from './is-lost-choice.ts';

/** Fields of cart, mini cart and summary. */
export const cartDetailsQuery = defineQuery({
  name: 'getCartDetails',
  partial: isLostChoice,
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
