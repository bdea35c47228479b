import { defineQuery, graphql } from '../commerce/index.ts';
import { priceFields } from '../products/index.ts';

const partFields = graphql(
  `
    fragment Part on ProductInterface {
      __typename
      uid
      sku
      name
      url_key
      url_suffix
      stock_status
      thumbnail {
        url
      }
      ...Prices
    }
  `,
  [priceFields],
);

const bundlePriceDetails = graphql(`
  fragment BundlePriceDetails on BundleProduct @_requires(capability: "bundlePriceDetails") {
    price_details @include(if: true) {
      main_price
      main_final_price
    }
  }
`);

/** Everything that a shopper chooses of a product beyond its variant. */
export const productOptionsFields = graphql(
  `
    fragment ProductOptions on ProductInterface {
      ...Prices
      ... on CustomizableProductInterface {
        options {
          __typename
          uid
          title
          required
          sort_order
          ... on CustomizableFieldOption {
            field: value {
              price
              price_type
              max_characters
            }
          }
          ... on CustomizableAreaOption {
            area: value {
              price
              price_type
              max_characters
            }
          }
          ... on CustomizableDateOption {
            date: value {
              price
              price_type
              type
            }
          }
          ... on CustomizableDropDownOption {
            dropDown: value {
              uid
              title
              price
              price_type
            }
          }
          ... on CustomizableRadioOption {
            radio: value {
              uid
              title
              price
              price_type
            }
          }
          ... on CustomizableCheckboxOption {
            checkbox: value {
              uid
              title
              price
              price_type
            }
          }
          ... on CustomizableMultipleOption {
            multiple: value {
              uid
              title
              price
              price_type
            }
          }
        }
      }
      ... on BundleProduct {
        dynamic_price
        ...BundlePriceDetails
        bundle: items {
          uid
          title
          required
          type
          position
          options {
            uid
            label
            quantity
            position
            is_default
            price
            price_type
            can_change_quantity
            product {
              ...Part
            }
          }
        }
      }
      ... on GroupedProduct {
        group: items {
          qty
          position
          product {
            ...Part
            ... on CustomizableProductInterface {
              options {
                required
              }
            }
          }
        }
      }
      ... on DownloadableProduct {
        links_title
        links_purchased_separately
        downloadable_product_links {
          uid
          title
          price
          sort_order
          sample_url
        }
        downloadable_product_samples {
          title
          sort_order
          sample_url
        }
      }
    }
  `,
  [priceFields, partFields, bundlePriceDetails],
);

/** What is chosen of a product, as far as Magento lists it. */
export const productOptionsQuery = defineQuery({
  name: 'getProductOptions',
  document: graphql(
    `
      query getProductOptions($sku: String!) {
        products(filter: { sku: { eq: $sku } }) {
          items {
            __typename
            ...ProductOptions
          }
        }
      }
    `,
    [productOptionsFields],
  ),
});
