import { defineQuery, graphql } from '../commerce/index.ts';

/** Limits of the quantity; from Magento 2.4.8 on. */
const saleQuantities = graphql(`
  fragment SaleQuantities on ProductInterface @_requires(capability: "saleQuantities") {
    min_sale_qty @include(if: true)
    max_sale_qty @include(if: true)
  }
`);

// The prices are not a fragment shared with `priceFields`: the query of a product has no space for one in its URL.
const saleTermsFields = graphql(
  `
    fragment SaleTerms on ProductInterface {
      sku
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
          fixed_product_taxes {
            label
            amount {
              value
              currency
            }
          }
        }
      }
      price_tiers {
        quantity
        final_price {
          value
          currency
        }
        discount {
          amount_off
          percent_off
        }
      }
      special_price
      special_to_date
      ...SaleQuantities
    }
  `,
  [saleQuantities],
);

const termsOfAll = graphql(
  `
    fragment TermsOfAll on ProductInterface {
      ...SaleTerms
      ... on ConfigurableProduct {
        variants {
          product {
            ...SaleTerms
          }
        }
      }
    }
  `,
  [saleTermsFields],
);

/** For what and in which quantities a product and its variants are sold, and how the store shows fixed product taxes. */
export const saleTermsQuery = defineQuery({
  name: 'getSaleTerms',
  document: graphql(
    `
      query getSaleTerms($filter: ProductAttributeFilterInput!) {
        storeConfig {
          store_code
          product_fixed_product_tax_display_setting
          category_fixed_product_tax_display_setting
        }
        products(filter: $filter) {
          items {
            __typename
            ...TermsOfAll
          }
        }
      }
    `,
    [termsOfAll],
  ),
});

/** The terms of a product by its path. Magento does not list a product that is only found by searching. */
export const unlistedTermsQuery = defineQuery({
  name: 'getUnlistedTerms',
  document: graphql(
    `
      query getUnlistedTerms($url: String!) {
        route(url: $url) {
          __typename
          ...TermsOfAll
        }
      }
    `,
    [termsOfAll],
  ),
});
