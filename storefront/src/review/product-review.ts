import { toIsoDateTime, type ResultOf } from '../commerce/index.ts';
import type { reviewFields } from './review-fields.ts';

/** What a shopper wrote about a product. */
export interface ProductReview {
  /** Unique among the reviews of the product. */
  id: string;
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5; null when the shopper gave none. */
  stars: number | null;
  /** ISO date and time. */
  date: string;
  /** The backend knows that the author bought the product. */
  isVerifiedBuyer: boolean;
}

/** Orders in which reviews are shown. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
/** One of `reviewOrders`. */
export type ReviewOrder = (typeof reviewOrders)[number];

/**
 * Reads reviews of the backend in its order, the newest first. Magento gives them no ids, and imported ones may be
 * alike in author, heading and time: repeats are counted.
 */
export function toProductReviews(items: readonly (ResultOf<typeof reviewFields> | null)[]): ProductReview[] {
  const counts = new Map<string, number>();
  return items.flatMap((review) => {
    if (!review) return [];
    const { nickname, summary, text, average_rating: rating } = review;
    const date = toIsoDateTime(review.created_at);
    const name = `${nickname} ${date} ${summary}`;
    const repeat = counts.get(name) ?? 0;
    counts.set(name, repeat + 1);
    return {
      id: `${name} ${repeat}`,
      nickname,
      summary,
      text,
      stars: rating > 0 ? Math.min(5, Math.max(1, Math.round(rating / 20))) : null,
      date,
      isVerifiedBuyer: review.is_verified_buyer === true,
    };
  });
}

/** Puts reviews into an order; equal ones stay the newest first. */
export function sortReviews(reviews: readonly ProductReview[], order: ReviewOrder): ProductReview[] {
  const sorted = [...reviews].sort((a, b) => b.date.localeCompare(a.date));
  // Reviews without stars come last.
  if (order === 'highest') return sorted.sort((a, b) => (b.stars ?? 0) - (a.stars ?? 0));
  return order === 'lowest' ? sorted.sort((a, b) => (a.stars ?? 6) - (b.stars ?? 6)) : sorted;
}

/**
 * Returns the number of reviews for each number of stars, from five down; null when one has no stars, since the counts
 * would not add up.
 */
export function ratingShares(reviews: readonly ProductReview[]): { stars: number; count: number }[] | null {
  if (reviews.some((review) => review.stars === null)) return null;
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter((review) => review.stars === stars).length }));
}
