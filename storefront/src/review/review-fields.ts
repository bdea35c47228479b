import { graphql } from '../commerce/index.ts';

/** Whether the author bought the product, where the backend knows it. */
export const verifiedBuyerFields = graphql(`
  fragment VerifiedBuyer on ProductReview @_requires(capability: "verifiedReviews") {
    is_verified_buyer @include(if: true)
  }
`);

/** What is shown of a review. */
export const reviewFields = graphql(
  `
    fragment ReviewFields on ProductReview {
      nickname
      summary
      text
      average_rating
      created_at
      ...VerifiedBuyer
    }
  `,
  [verifiedBuyerFields],
);
