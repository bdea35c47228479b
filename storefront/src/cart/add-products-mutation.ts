import { defineMutation, graphql } from '../commerce/index.ts';
import { cartFields } from './cart-fields.ts';
import { isLostChoice } from './is-lost-choice.ts';

/** Adds several products; not repeated, as in `addProductMutation`. */
export const addProductsMutation = defineMutation({
  name: 'addProductsToCart',
  partial: isLostChoice,
  document: graphql(
    `
      mutation addProductsToCart($cartId: String!, $products: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $products) {
          cart {
            ...CartFields
          }
          user_errors {
            code
            message
          }
        }
      }
    `,
    [cartFields],
  ),
});
