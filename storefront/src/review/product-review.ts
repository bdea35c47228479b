import type { ResultOf } from '../commerce/index.ts';
import type { reviewFields } from './review-fields.ts';

/** What a shopper wrote about a product. */
export interface ProductReview {
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  stars: number;
  /** ISO date. */
  date: string;
}

/** Orders in which reviews are shown. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
/** One of `reviewOrders`. */
export type ReviewOrder = (typeof reviewOrders)[number];

/** Reads reviews of the backend in its order, the newest first. */
export function readReviews(items: readonly (ResultOf<typeof reviewFields> | null)[]): ProductReview[] {
  return items.flatMap((review) =>
    review
      ? [
          {
            nickname: review.nickname,
            summary: review.summary,
            text: review.text,
            stars: Math.min(5, Math.max(1, Math.round(review.average_rating / 20))),
            date: review.created_at.slice(0, 10),
          },
        ]
      : [],
  );
}

/** Puts reviews into an order; equal ones stay the newest first. */
export function sortReviews(reviews: readonly ProductReview[], order: ReviewOrder): ProductReview[] {
  const sorted = [...reviews].sort((a, b) => b.date.localeCompare(a.date));
  if (order === 'highest') return sorted.sort((a, b) => b.stars - a.stars);
  return order === 'lowest' ? sorted.sort((a, b) => a.stars - b.stars) : sorted;
}

/** Number of reviews for each number of stars, from five down. */
export function ratingShares(reviews: readonly ProductReview[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter((review) => review.stars === stars).length }));
}
