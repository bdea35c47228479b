import { defineQuery, graphql, type GraphQLErrorDetail } from '../commerce/index.ts';
import { verifiedBuyerFields } from '../review/index.ts';
import {
  isProductError,
  listingAttributeFields,
  priceFields,
  productSummaryFields,
  textAttributeFields,
} from '../products/index.ts';

const galleryFields = graphql(`
  fragment Gallery on ProductInterface {
    media_gallery {
      __typename
      url
      label
      position
      disabled
    }
  }
`);

const attributeTexts = graphql(
  `
    fragment AttributeTexts on ProductCustomAttributes {
      ...TextAttributes
      items {
        ... on AttributeSelectedOptions {
          selected_options {
            label
          }
        }
      }
    }
  `,
  [textAttributeFields],
);

const allAttributes = graphql(
  `
    fragment AllAttributes on ProductInterface @_requires(capability: "customAttributes") {
      custom_attributesV2 @include(if: true) {
        ...AttributeTexts
      }
    }
  `,
  [attributeTexts],
);

const visibleAttributes = graphql(
  `
    fragment VisibleAttributes on ProductInterface @_requires(capability: "customAttributes") {
      visible: custom_attributesV2(filters: { is_visible_on_front: true }) @include(if: true) {
        ...AttributeTexts
      }
    }
  `,
  [attributeTexts],
);

/**
 * Everything that the page of a product shows. Of a variant's attributes it has those that Magento shows on product
 * pages: all of them, times the number of variants, would be too much. What is used once is no fragment, for the query
 * has to fit into a URL.
 */
export const productPageFields = graphql(
  `
    fragment ProductPage on ProductInterface {
      ...ProductSummary
      ...AllAttributes
      meta_title
      meta_description
      only_x_left_in_stock
      short_description {
        html
      }
      description {
        html
      }
      ...Gallery
      categories {
        uid
        name
        url_path
        url_suffix
        image
        breadcrumbs {
          category_name
          category_url_path
        }
      }
      reviews(pageSize: 6) {
        items {
          nickname
          summary
          text
          average_rating
          created_at
          ...VerifiedBuyer
        }
      }
      related_products {
        ...ProductSummary
      }
      upsell_products {
        ...ProductSummary
      }
      ... on ConfigurableProduct {
        configurable_options {
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
        variants {
          attributes {
            code
            uid
          }
          product {
            sku
            stock_status
            only_x_left_in_stock
            ...Gallery
            ...Prices
            ...ListingAttributes
            ...VisibleAttributes
          }
        }
      }
    }
  `,
  [
    productSummaryFields,
    priceFields,
    listingAttributeFields,
    allAttributes,
    visibleAttributes,
    galleryFields,
    verifiedBuyerFields,
  ],
);

/**
 * Returns whether the page of a product can do without what an error is about: another product, a variant, how much is
 * left, or attributes. How much is left is an error for a product without a source in the stock of the website, and so
 * are all attributes where one has lost its value.
 *
 * @see https://github.com/magento/magento2/issues/40143
 * @see https://github.com/magento/magento2/issues/38884
 */
export function isDispensable({ path }: Pick<GraphQLErrorDetail, 'path'>): boolean {
  const ofProduct = path.slice(path[0] === 'route' ? 1 : 3);
  return (
    ['only_x_left_in_stock', 'custom_attributesV2', 'listing'].includes(String(ofProduct[0])) ||
    isProductError({ path: ofProduct })
  );
}

/** A product by its SKU or URL key, as far as Magento lists it. */
export const productQuery = defineQuery({
  name: 'getProduct',
  partial: isDispensable,
  document: graphql(
    `
      query getProduct($filter: ProductAttributeFilterInput!) {
        products(filter: $filter) {
          items {
            ...ProductPage
          }
        }
      }
    `,
    [productPageFields],
  ),
});
