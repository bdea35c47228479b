import { customChoices } from '../../cart/index.ts';
import { isProductError, productSummaryFields } from '../../products/index.ts';
import { defineQuery, graphql } from '../../commerce/index.ts';

/** A line of the list as the page shows it. */
export const wishlistItemFields = graphql(
  `
    fragment WishlistItemFields on WishlistItemInterface {
      __typename
      id
      quantity
      description
      product {
        ...ProductSummary
        ... on CustomizableProductInterface {
          custom: options {
            uid
            required
          }
        }
        ... on BundleProduct {
          bundle: items {
            uid
            required
          }
        }
        ... on DownloadableProduct {
          links_purchased_separately
        }
      }
      customizable_options {
        ...CustomChoices
      }
      ... on ConfigurableWishlistItem {
        configurable_options {
          option_label
          value_label
          configurable_product_option_value_uid
        }
      }
      ... on BundleWishlistItem {
        bundle_options {
          uid
          label
          values {
            uid
            label
            quantity
          }
        }
      }
      ... on DownloadableWishlistItem {
        links: links_v2 {
          uid
          title
        }
      }
    }
  `,
  [customChoices, productSummaryFields],
);

/** A page of the list. */
export const wishlistQuery = defineQuery({
  name: 'getWishlist',
  private: true,
  partial: isProductError,
  document: graphql(
    `
      query getWishlist($page: Int!, $pageSize: Int!) {
        customer {
          __typename
          wishlists(pageSize: 1) {
            __typename
            id
            items_count
            items_v2(currentPage: $page, pageSize: $pageSize) {
              items {
                ...WishlistItemFields
              }
            }
          }
        }
      }
    `,
    [wishlistItemFields],
  ),
});
