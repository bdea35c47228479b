import { isProductError, productSummaryFields } from '../../products/index.ts';
import { defineQuery, graphql } from '../../commerce/index.ts';

/** Products of a guest's wishlist by their SKUs, with the names of the options. */
export const guestWishlistQuery = defineQuery({
  name: 'getGuestWishlist',
  partial: isProductError,
  document: graphql(
    `
      query getGuestWishlist($skus: [String]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            ...ProductSummary
            ... on ConfigurableProduct {
              configurable_options {
                uid
                label
                values {
                  uid
                  label
                }
              }
            }
          }
        }
      }
    `,
    [productSummaryFields],
  ),
});
