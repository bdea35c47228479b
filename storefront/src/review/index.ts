/** What shoppers write about products. */
export { MoreReviews } from './more-reviews.tsx';
export { type ProductReview, toProductReviews } from './product-review.ts';
export { reviewEntries } from './review-entries.ts';
export { verifiedBuyerFields } from './review-fields.ts';
