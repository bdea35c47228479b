import { defineQuery, graphql, type ResultOf } from '../commerce/index.ts';
import { listingAttributeFields } from '../products/index.ts';

/** From Magento 2.4.7 on, the attributes used in product listings have the price; before, only tiers tell of it. */
const enteredPrice = graphql(
  `
    fragment EnteredPrice on ProductInterface {
      price_range {
        minimum_price {
          regular_price {
            value
            currency
          }
          fixed_product_taxes {
            amount {
              value
            }
          }
        }
      }
      price_tiers {
        final_price {
          value
        }
        discount {
          amount_off
        }
      }
      ...ListingAttributes
    }
  `,
  [listingAttributeFields],
);

const enteredPrices = graphql(
  `
    fragment EnteredPrices on ProductInterface {
      ...EnteredPrice
      ... on ConfigurableProduct {
        variants {
          product {
            ...EnteredPrice
          }
        }
      }
    }
  `,
  [enteredPrice],
);

/**
 * The price of a product as the merchant entered it and as the catalog shows it. Apart from the options, which leave no
 * space for it in their URL; only products whose options have amounts need it.
 */
export const enteredPriceQuery = defineQuery({
  name: 'getEnteredPrice',
  document: graphql(
    `
      query getEnteredPrice($sku: String!) {
        products(filter: { sku: { eq: $sku } }) {
          items {
            __typename
            ...EnteredPrices
          }
        }
      }
    `,
    [enteredPrices],
  ),
});

/** The same of a product by its path. Magento does not list a product that is only found by searching. */
export const unlistedEnteredPriceQuery = defineQuery({
  name: 'getUnlistedEnteredPrice',
  document: graphql(
    `
      query getUnlistedEnteredPrice($url: String!) {
        route(url: $url) {
          __typename
          ...EnteredPrices
        }
      }
    `,
    [enteredPrices],
  ),
});

/** A product with its price as entered. */
export type EnteredPriceProduct = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof enteredPriceQuery.document>['products']>['items']>[number]
>;
