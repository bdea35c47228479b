export { RatingDistribution, type RatingDistributionProps, type RatingShare } from './rating-distribution.tsx';
export type { RatingDistributionWords } from './rating-distribution.words.ts';
export { ReviewList, type Review, type ReviewListProps } from './review-list.tsx';
export type { ReviewListWords } from './review-list.words.ts';
