import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingShares, toProductReviews, sortReviews, type ProductReview } from './product-review.ts';
import { ratingsInput, toRatingScales } from './rating-scale.ts';

const review = (stars: number, date: string): ProductReview => ({
  id: `Ola ${date} Dobre 0`,
  nickname: 'Ola',
  summary: 'Dobre',
  text: 'Naprawdę.',
  stars,
  date,
  isVerifiedBuyer: false,
});
const some = [review(5, '2026-03-01'), review(2, '2026-05-01'), review(5, '2026-04-01'), review(4, '2026-01-01')];
const order = (reviews: readonly ProductReview[]) => reviews.map(({ stars, date }) => `${stars} ${date.slice(5, 7)}`);

describe('reviews', () => {
  it('are read with whole stars and the moment in UTC', () => {
    expect(
      toProductReviews([
        { nickname: 'Ola', summary: 'Dobre', text: 'Naprawdę.', average_rating: 80, created_at: '2026-03-01 12:00:00' },
        null,
      ]),
    ).toEqual([review(4, '2026-03-01T12:00:00Z')]);
  });

  it('have no stars when the shopper gave none, and are then not counted by stars', () => {
    const [unrated] = toProductReviews([
      { nickname: 'Ola', summary: 'Dobre', text: 'Naprawdę.', average_rating: 0, created_at: '2026-03-01 12:00:00' },
    ]);
    expect(unrated?.stars).toBeNull();
    expect(ratingShares([...some, ...(unrated ? [unrated] : [])])).toBeNull();
  });

  it('come from verified buyers only where the backend says so', () => {
    const answer = {
      nickname: 'Ola',
      summary: 'Dobre',
      text: 'Naprawdę.',
      average_rating: 80,
      created_at: '2026-03-01 12:00:00',
    };
    expect(
      toProductReviews([{ ...answer, is_verified_buyer: true }, { ...answer, is_verified_buyer: false }, answer]).map(
        ({ isVerifiedBuyer }) => isVerifiedBuyer,
      ),
    ).toEqual([true, false, false]);
  });

  it('come newest first, or by stars and newest first among equals', () => {
    expect(order(sortReviews(some, 'newest'))).toEqual(['2 05', '5 04', '5 03', '4 01']);
    expect(order(sortReviews(some, 'highest'))).toEqual(['5 04', '5 03', '4 01', '2 05']);
    expect(order(sortReviews(some, 'lowest'))).toEqual(['2 05', '4 01', '5 04', '5 03']);
  });

  it('are all counted by stars', () => {
    const reviews = fc.array(fc.integer({ min: 1, max: 5 }).map((stars) => review(stars, '2026-01-01')));
    fc.assert(
      fc.property(
        reviews,
        (list) => (ratingShares(list) ?? []).reduce((sum, { count }) => sum + count, 0) === list.length,
      ),
    );
    expect(ratingShares(some)).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 1 },
      { stars: 1, count: 0 },
    ]);
  });
});

describe('rating scales', () => {
  const values = [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), value_id: `step ${stars}` }));

  it('[CAT-09] are those with the values 1 to 5, and are answered by the ids of their steps', () => {
    const scales = toRatingScales({
      productReviewRatingsMetadata: {
        items: [
          { id: 'NA==', name: 'Star Rating', values: [...values, null] },
          null,
          { id: 'x', name: 'Yes or no', values: values.slice(0, 2) },
        ],
      },
    });
    expect(ratingsInput(scales, 4)).toEqual([{ id: 'NA==', value_id: 'step 4' }]);
    expect(ratingsInput(scales, 0)).toEqual([]);
  });
});
