import { defineMutation, graphql } from '../commerce/index.ts';
import { cartFields } from './cart-fields.ts';

/** Adds several products; not repeated, as in `addProductMutation`. */
export const addProductsMutation = defineMutation({
  name: 'addProductsToCart',
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
