/** What shoppers write about products. */
export { MoreReviews } from './more-reviews.tsx';
export { readReviews, type ProductReview } from './product-review.ts';
export { reviewEntries } from './review-entries.ts';
export { reviewFields } from './review-fields.ts';
