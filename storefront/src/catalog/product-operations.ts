import { defineQuery, graphql } from '../commerce/index.ts';
import { reviewFields } from '../review/index.ts';
import { priceFields, productSummaryFields } from './product-card-operations.ts';

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
      canonical_url
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
    name
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
    listing_attributes: custom_attributesV2(filters: { used_in_product_listing: true }) {
      items {
        code
        ... on AttributeValue {
          value
        }
      }
    }
  }
`,
  [priceFields],
);

const sectionOrder = graphql(`
  fragment SectionOrder on StoreConfig @_requires(capability: "productPageSections") {
    product_page_sections @include(if: true) {
      overview
      premium_content
      related_products
      recommendations
      faq
      reviews
      tintup
    }
  }
`);

/** Everything that the page of a product shows. */
export const productQuery = defineQuery({
  name: 'getProduct',
  document: graphql(
    `
      query getProduct($sku: String!) {
        storeConfig {
          store_code
          ...SectionOrder
        }
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
                  label
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
    [productFields, productSummaryFields, variantFields, sectionOrder],
  ),
});
