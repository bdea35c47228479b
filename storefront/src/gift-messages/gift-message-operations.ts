import { updateRefusals } from '../cart/index.ts';
import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

const messageFields = graphql(`
  fragment GiftMessageFields on GiftMessage {
    from
    to
    message
  }
`);

/** Gift messages of a cart and of its lines. Only lines of which something is shipped can have one. */
export const giftMessagesQuery = defineQuery({
  name: 'getGiftMessages',
  requires: 'cartGiftMessages',
  private: true,
  document: graphql(
    `
      query getGiftMessages($cartId: String!) {
        cart(cart_id: $cartId) {
          __typename
          id
          is_virtual
          gift_message {
            ...GiftMessageFields
          }
          items {
            __typename
            uid
            quantity
            product {
              __typename
              uid
              name
              gift_message_available
            }
            ... on SimpleCartItem {
              gift_message {
                ...GiftMessageFields
              }
            }
            ... on ConfigurableCartItem {
              configurable_options {
                value_label
              }
              gift_message {
                ...GiftMessageFields
              }
            }
            ... on BundleCartItem {
              gift_message {
                ...GiftMessageFields
              }
            }
          }
        }
      }
    `,
    [messageFields],
  ),
});

/**
 * Stores the gift message of a line; one without text removes it. Magento requires the quantity of the line, too, and
 * leaves a message out without notice where the product allows none.
 */
export const setLineGiftMessageMutation = defineMutation({
  name: 'SetLineGiftMessage',
  requires: 'cartGiftMessages',
  idempotent: true,
  document: graphql(
    `
      mutation SetLineGiftMessage($cartId: String!, $lineUid: ID!, $quantity: Float!, $message: GiftMessageInput!) {
        updateCartItems(
          input: {
            cart_id: $cartId
            cart_items: [{ cart_item_uid: $lineUid, quantity: $quantity, gift_message: $message }]
          }
        ) {
          cart {
            __typename
            id
          }
          ...UpdateRefusals
        }
      }
    `,
    [updateRefusals],
  ),
});
