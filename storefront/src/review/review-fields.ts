import { graphql } from '../commerce/index.ts';

/** What is shown of a review. */
export const reviewFields = graphql(`
  fragment ReviewFields on ProductReview {
    nickname
    summary
    text
    average_rating
    created_at
  }
`);
