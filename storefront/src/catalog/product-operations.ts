import { defineQuery, graphql } from '../commerce/index.ts';
import { reviewFields } from '../review/index.ts';
import { listingAttributeFields, priceFields, productSummaryFields } from './product-card-operations.ts';

const productFields = graphql(
  `
    fragment ProductDetails on ProductInterface {
      ...ProductSummary
      custom_attributesV2 {
        items {
          code
          ... on AttributeValue {
            value
          }
          ... on AttributeSelectedOptions {
            selected_options {
              label
            }
          }
        }
      }
      meta_title
      meta_description
      only_x_left_in_stock
      short_description {
        html
      }
      description {
        html
      }
      media_gallery {
        __typename
        url
        label
        position
        disabled
      }
      categories {
        uid
        name
        url_path
        url_suffix
        level
        breadcrumbs {
          category_uid
          category_name
          category_url_path
        }
      }
      reviews(pageSize: 6) {
        items {
          ...ReviewFields
        }
      }
      ... on ConfigurableProduct {
        configurable_options {
          uid
          attribute_code
          label
          position
          values {
            uid
            label
            swatch_data {
              __typename
              value
              ... on ImageSwatchData {
                thumbnail
              }
            }
          }
        }
      }
    }
  `,
  [productSummaryFields, reviewFields],
);

const variantFields = graphql(
  `
  fragment VariantDetails on SimpleProduct {
    uid
    sku
    stock_status
    only_x_left_in_stock
    media_gallery {
      __typename
      url
      label
      position
      disabled
    }
    ...Prices
    ...ListingAttributes
  }
`,
  [priceFields, listingAttributeFields],
);

/** Everything that the page of a product shows. */
export const productQuery = defineQuery({
  name: 'getProduct',
  document: graphql(
    `
      query getProduct($sku: String!) {
        products(filter: { sku: { eq: $sku } }) {
          items {
            ...ProductDetails
            related_products {
              ...ProductSummary
            }
            upsell_products {
              ...ProductSummary
            }
            ... on ConfigurableProduct {
              variants {
                attributes {
                  code
                  uid
                }
                product {
                  ...VariantDetails
                }
              }
            }
          }
        }
      }
    `,
    [productFields, productSummaryFields, variantFields],
  ),
});
