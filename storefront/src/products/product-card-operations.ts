import { defineQuery, graphql } from '../commerce/index.ts';
import { isProductError } from './is-product-error.ts';

const lowestPrice = graphql(`
  fragment LowestPrice on ProductInterface @_requires(capability: "omnibusPrice") {
    lowest_price_30_days @include(if: true) {
      value
      currency
    }
  }
`);

const unitPrice = graphql(`
  fragment UnitPriceFields on ProductInterface @_requires(capability: "unitPrice") {
    unit_price @include(if: true) {
      price {
        value
        currency
      }
      amount
      unit
    }
  }
`);

/** Prices of a product or a variant, with what the law wants next to a reduced one where the backend knows it. */
export const priceFields = graphql(
  `
    fragment Prices on ProductInterface {
      price_range {
        minimum_price {
          regular_price {
            value
            currency
          }
          final_price {
            value
            currency
          }
        }
        maximum_price {
          final_price {
            value
            currency
          }
        }
      }
      ...LowestPrice
      ...UnitPriceFields
    }
  `,
  [lowestPrice, unitPrice],
);

/** Attributes whose value is a text. */
export const textAttributeFields = graphql(`
  fragment TextAttributes on ProductCustomAttributes {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
`);

/**
 * The attributes that Magento has set to be used in product listings: all of them would be most of the answer of a
 * list.
 */
export const listingAttributeFields = graphql(
  `
    fragment ListingAttributes on ProductInterface @_requires(capability: "customAttributes") {
      listing: custom_attributesV2(filters: { used_in_product_listing: true }) @include(if: true) {
        ...TextAttributes
      }
    }
  `,
  [textAttributeFields],
);

/** What a product card shows. */
export const productSummaryFields = graphql(
  `
  fragment ProductSummary on ProductInterface {
    __typename
    uid
    sku
    name
    url_key
    url_suffix
    stock_status
    rating_summary
    review_count
    small_image {
      url
    }
    ...Prices
    ...ListingAttributes
    ... on CustomizableProductInterface {
      options {
        required
      }
    }
  }
`,
  [priceFields, listingAttributeFields],
);

/** Products by their url keys or SKUs, in no order, without what a list of them would offer besides. */
export const productCardsQuery = defineQuery({
  name: 'getProductCards',
  partial: isProductError,
  document: graphql(
    `
      query getProductCards($filter: ProductAttributeFilterInput!, $size: Int!) {
        products(filter: $filter, pageSize: $size) {
          items {
            ...ProductSummary
          }
        }
      }
    `,
    [productSummaryFields],
  ),
});
