import { graphql } from '../commerce/index.ts';
import { lineChoiceFields } from './line-choices.ts';
import { lineStateFields } from './line-state.ts';

/** The figure of the badge, by the store's own way of counting. */
const cartBadge = graphql(`
  fragment CartBadge on Cart @_requires(capability: "cartBadge") {
    total_summary_quantity_including_config @include(if: true)
  }
`);

const lineLowestPrice = graphql(`
  fragment LineLowestPrice on ProductInterface @_requires(capability: "omnibusPrice") {
    lowest_price_30_days @include(if: true) {
      currency
      value
    }
  }
`);

/** What is shown of a product in the cart. */
export const lineProduct = graphql(`
  fragment LineProduct on ProductInterface {
    __typename
    uid
    sku
    name
    url_key
    url_suffix
    url_rewrites {
      url
    }
    thumbnail {
      url
    }
  }
`);

/** What the cart earns: free delivery, and a product for nothing. */
const cartOffers = graphql(
  `
  fragment CartOffers on Cart @_requires(capability: "cartOffers") {
    free_shipping @include(if: true) {
      is_free
      is_by_coupon
      threshold {
        currency
        value
      }
      remaining {
        currency
        value
      }
    }
    free_gift @include(if: true) {
      product {
        ...LineProduct
      }
    }
  }
`,
  [lineProduct],
);

/** What a line cost before its catalog reduction; from Magento 2.4.8 on. */
const originalPrices = graphql(`
  fragment OriginalPrices on CartItemPrices @_requires(capability: "originalPrices") {
    original_row_total @include(if: true) {
      currency
      value
    }
    row_catalog_discount @include(if: true) {
      percent_off
    }
  }
`);

/** What cart, mini cart and summary show of a cart. */
export const cartFields = graphql(
  `
  fragment CartFields on Cart {
    __typename
    id
    is_virtual
    total_quantity
    ...CartBadge
    ...CartOffers
    applied_coupons {
      code
    }
    items {
      __typename
      uid
      quantity
      ...LineState
      product {
        ...LineProduct
        ...LineLowestPrice
      }
      prices {
        price_including_tax {
          currency
          value
        }
        row_total {
          currency
          value
        }
        row_total_including_tax {
          currency
          value
        }
        fixed_product_taxes {
          label
          amount {
            currency
            value
          }
        }
        ...OriginalPrices
      }
      ...LineChoices
      ... on ConfigurableCartItem {
        configured_variant {
          __typename
          uid
          sku
          thumbnail {
            url
          }
          ...LineLowestPrice
        }
      }
    }
    prices {
      subtotal_excluding_tax {
        currency
        value
      }
      applied_taxes {
        label
        amount {
          currency
          value
        }
      }
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
        price_excl_tax {
          currency
          value
        }
        price_incl_tax {
          currency
          value
        }
      }
    }
  }
`,
  [cartBadge, cartOffers, lineChoiceFields, lineLowestPrice, lineProduct, lineStateFields, originalPrices],
);
