import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';
import { reviewFields } from './review-fields.ts';

/** One page of the reviews of a product, the newest first. Magento knows no other order. */
export const productReviewsQuery = defineQuery({
  name: 'getProductReviews',
  document: graphql(
    `
      query getProductReviews($sku: String!, $size: Int!, $page: Int!) {
        products(filter: { sku: { eq: $sku } }) {
          items {
            uid
            reviews(pageSize: $size, currentPage: $page) {
              items {
                ...ReviewFields
              }
            }
          }
        }
      }
    `,
    [reviewFields],
  ),
});

/** The scales on which products are rated, with the ids of their steps. */
export const ratingsMetadataQuery = defineQuery({
  name: 'getReviewRatingsMetadata',
  document: graphql(`
    query getReviewRatingsMetadata {
      productReviewRatingsMetadata {
        items {
          id
          name
          values {
            value_id
            value
          }
        }
      }
    }
  `),
});

/** Who may write reviews. */
export const reviewConfigQuery = defineQuery({
  name: 'getReviewConfig',
  document: graphql(`
    query getReviewConfig {
      storeConfig {
        store_code
        allow_guests_to_write_product_reviews
      }
    }
  `),
});

/** Hands in a review, which is shown once an editor has approved it. */
export const createReviewMutation = defineMutation({
  name: 'createProductReview',
  captchaForm: 'PRODUCT_REVIEW',
  document: graphql(`
    mutation createProductReview($input: CreateProductReviewInput!) {
      createProductReview(input: $input) {
        review {
          nickname
        }
      }
    }
  `),
});
