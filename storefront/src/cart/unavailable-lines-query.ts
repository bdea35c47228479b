import { defineQuery, graphql } from '../commerce/index.ts';
import { lineProduct } from './cart-fields.ts';
import { lineChoiceFields } from './line-choices.ts';

/**
 * The lines of a cart with those that ran out. `items` leaves them out with an error; here they stay, so that the
 * shopper sees why the cart cannot be ordered and can take them out. What was chosen for them is asked for apart: should
 * the backend fail to read it for a product that is gone, the line itself is still there.
 */
export const unavailableLinesQuery = defineQuery({
  name: 'getUnavailableLines',
  private: true,
  partial: true,
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
        choices: itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            ...LineChoices
          }
        }
      }
    }
  `,
    [lineProduct, lineChoiceFields],
  ),
});
