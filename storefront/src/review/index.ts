/** What shoppers write about products. */
export { MoreReviews } from './more-reviews.tsx';
export { readReviews, type ProductReview } from './product-review.ts';
export { reviewFields } from './review-fields.ts';
