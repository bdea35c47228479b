import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** The figure of the badge, by the store's own way of counting. */
const cartBadge = graphql(`
  fragment CartBadge on Cart @_requires(capability: "cartBadge") {
    total_summary_quantity_including_config @include(if: true)
  }
`);

const cartFields = graphql(
  `
  fragment CartFields on Cart {
    __typename
    id
    total_quantity
    ...CartBadge
    applied_coupons {
      code
    }
    items {
      __typename
      uid
      quantity
      is_available
      not_available_message
      errors {
        code
        message
      }
      product {
        __typename
        uid
        sku
        name
        url_key
        url_suffix
        thumbnail {
          url
        }
      }
      prices {
        price_including_tax {
          currency
          value
        }
        row_total_including_tax {
          currency
          value
        }
        original_row_total {
          currency
          value
        }
      }
      ... on ConfigurableCartItem {
        configurable_options {
          option_label
          value_label
          configurable_product_option_value_uid
        }
        configured_variant {
          __typename
          uid
          sku
          thumbnail {
            url
          }
        }
      }
    }
    prices {
      subtotal_including_tax {
        currency
        value
      }
      discounts {
        label
        amount {
          currency
          value
        }
      }
      grand_total {
        currency
        value
      }
    }
    shipping_addresses {
      __typename
      street
      selected_shipping_method {
        carrier_code
        method_code
        carrier_title
        method_title
        amount {
          currency
          value
        }
      }
    }
  }
`,
  [cartBadge],
);

/** Everything that cart, mini cart and summary show (CRT-08, CRT-13). */
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

/** Makes an empty cart, or finds the signed-in customer's own (CRT-06). */
export const createCartMutation = defineMutation({
  name: 'createCart',
  idempotent: true,
  document: graphql(`
    mutation createCart {
      cartId: createEmptyCart
    }
  `),
});

/** Adds a product; refusals stand in `user_errors` (CRT-15). Not repeated: the answer may be lost after the product was added. */
export const addProductMutation = defineMutation({
  name: 'addProductToCart',
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

/** Sets the quantity of a line; setting it twice is setting it once (CRT-15, RSK-01). */
export const updateItemMutation = defineMutation({
  name: 'updateItemQuantity',
  idempotent: true,
  document: graphql(
    `
      mutation updateItemQuantity($cartId: String!, $itemId: ID!, $quantity: Float!) {
        updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $itemId, quantity: $quantity }] }) {
          cart {
            ...CartFields
          }
          errors {
            code
            message
          }
        }
      }
    `,
    [cartFields],
  ),
});

/** Takes a line out (CRT-15). */
export const removeItemMutation = defineMutation({
  name: 'removeItem',
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

