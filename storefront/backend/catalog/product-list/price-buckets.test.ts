import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBuckets } from './price-buckets.ts';

describe('priceBuckets', () => {
  it('takes the largest power of ten that gives two ranges', () => {
    expect(priceBuckets([1_999, 4_999, 24_900])).toEqual([
      { value: '0_100', label: '0-100', count: 2 },
      { value: '200_300', label: '200-300', count: 1 },
    ]);
    expect(priceBuckets([11_000, 12_000, 13_500]).map(({ value }) => value)).toEqual(['110_120', '120_130', '130_140']);
  });

  it('does not go below ranges of ten', () => {
    expect(priceBuckets([999, 1_050, 1_099])).toEqual([
      { value: '0_10', label: '0-10', count: 1 },
      { value: '10_20', label: '10-20', count: 2 },
    ]);
    expect(priceBuckets([150])).toEqual([{ value: '0_10', label: '0-10', count: 1 }]);
  });

  it('counts a price on a boundary where the filter finds it', () => {
    expect(priceBuckets([4_000, 3_500, 6_100])).toEqual([
      { value: '30_40', label: '30-40', count: 2 },
      { value: '40_50', label: '40-50', count: 1 },
      { value: '60_70', label: '60-70', count: 1 },
    ]);
  });

  it('has no ranges without products', () => {
    expect(priceBuckets([])).toEqual([]);
  });

  it('covers every price and counts what its bounds contain', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 40 }), (prices) => {
        const buckets = priceBuckets(prices).map(({ value, count }) => {
          const [from = NaN, to = NaN] = value.split('_').map(Number);
          return { from: from * 100, to: to * 100, count };
        });
        for (const price of prices) expect(buckets.some(({ from, to }) => price >= from && price <= to)).toBe(true);
        for (const { from, to, count } of buckets) {
          expect(count).toBe(prices.filter((price) => price >= from && price <= to).length);
        }
      }),
    );
  });
});
