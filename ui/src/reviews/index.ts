export { RatingDistribution, type RatingDistributionProps, type RatingCount } from './rating-distribution.tsx';
export type { RatingDistributionStrings } from './rating-distribution.strings.ts';
export { ReviewList, type Review, type ReviewListProps } from './review-list.tsx';
export type { ReviewListStrings } from './review-list.strings.ts';
