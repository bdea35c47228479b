import { defineQuery, graphql } from '../commerce/index.ts';
import { lineProduct } from './cart-fields.ts';

/**
 * The lines of a cart with those that ran out. `items` leaves them out with an error; here they stay, so that the
 * shopper sees why the cart cannot be ordered and can take them out.
 */
export const unavailableLinesQuery = defineQuery({
  name: 'getUnavailableLines',
  private: true,
  requires: 'unavailableLines',
  document: graphql(
    `
    query getUnavailableLines($cartId: String!) {
      cart(cart_id: $cartId) {
        __typename
        id
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            quantity
            is_available
            not_available_message
            product {
              ...LineProduct
            }
          }
        }
      }
    }
  `,
    [lineProduct],
  ),
});
