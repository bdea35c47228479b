import { describe, expect, it } from 'vitest';
import { canLoadAllReviews, getPagesToLoad } from './review-pages.ts';

describe('canLoadAllReviews', () => {
  it('is true up to a thousand reviews', () => {
    expect([1, 400, 1000].map(canLoadAllReviews)).toEqual([true, true, true]);
    expect([null, 0, 1001].map(canLoadAllReviews)).toEqual([false, false, false]);
  });
});

describe('getPagesToLoad', () => {
  it('covers all reviews of a product with up to a thousand', () => {
    expect([1, 200, 201, 400, 1000].map((total) => getPagesToLoad(total, 6))).toEqual([1, 1, 2, 2, 5]);
  });

  it('covers the shown reviews of a product with more', () => {
    expect([6, 200, 206, 5000].map((shown) => getPagesToLoad(1300, shown))).toEqual([1, 1, 2, 7]);
  });

  it('is one page when the number is unknown', () => {
    expect(getPagesToLoad(null, 300)).toBe(1);
  });
});
