import type { SeedReview } from '../shop/catalog-seed.ts';

/** Mean and number of the reviews of a product; both are 0 without any. */
export function getRating(reviews: readonly Pick<SeedReview, 'rating'>[]): { average: number; count: number } {
  const count = reviews.length;
  return { average: count === 0 ? 0 : reviews.reduce((sum, { rating }) => sum + rating, 0) / count, count };
}
