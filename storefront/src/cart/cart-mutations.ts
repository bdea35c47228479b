import { defineMutation, graphql } from '../commerce/index.ts';
import { cartFields } from './cart-fields.ts';
import { isLostChoice } from './is-lost-choice.ts';

/**
 * Adds a product; refusals stand in `user_errors`. Not repeated: the answer may be lost after the product was
 * added.
 */
export const addProductMutation = defineMutation({
  name: 'addProductToCart',
  partial: isLostChoice,
  document: graphql(
    `
      mutation addProductToCart($cartId: String!, $product: CartItemInput!) {
        addProductsToCart(cartId: $cartId, cartItems: [$product]) {
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

/** Refusals next to the answer; before Magento 2.4.8 they are errors. */
export const updateRefusals = graphql(`
  fragment UpdateRefusals on UpdateCartItemsOutput @_requires(capability: "updateRefusals") {
    errors @include(if: true) {
      code
      message
    }
  }
`);

/** Sets the quantity of a line; setting it twice is setting it once. */
export const updateItemMutation = defineMutation({
  name: 'updateItemQuantity',
  partial: isLostChoice,
  idempotent: true,
  document: graphql(
    `
      mutation updateItemQuantity($cartId: String!, $itemId: ID!, $quantity: Float!) {
        updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $itemId, quantity: $quantity }] }) {
          cart {
            ...CartFields
          }
          ...UpdateRefusals
        }
      }
    `,
    [cartFields, updateRefusals],
  ),
});

/** Takes a line out. */
export const removeItemMutation = defineMutation({
  name: 'removeItem',
  partial: isLostChoice,
  document: graphql(
    `
      mutation removeItem($cartId: String!, $itemId: ID!) {
        removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $itemId }) {
          cart {
            ...CartFields
          }
        }
      }
    `,
    [cartFields],
  ),
});

/** Applies a coupon code. */
export const applyCouponMutation = defineMutation({
  name: 'applyCouponToCart',
  partial: isLostChoice,
  document: graphql(
    `
      mutation applyCouponToCart($cartId: String!, $couponCode: String!) {
        applyCouponToCart(input: { cart_id: $cartId, coupon_code: $couponCode }) {
          cart {
            ...CartFields
          }
        }
      }
    `,
    [cartFields],
  ),
});

/** Takes the coupon off. */
export const removeCouponMutation = defineMutation({
  name: 'removeCouponFromCart',
  partial: isLostChoice,
  idempotent: true,
  document: graphql(
    `
      mutation removeCouponFromCart($cartId: String!) {
        removeCouponFromCart(input: { cart_id: $cartId }) {
          cart {
            ...CartFields
          }
        }
      }
    `,
    [cartFields],
  ),
});
