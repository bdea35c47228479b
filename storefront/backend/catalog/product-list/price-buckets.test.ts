import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBuckets } from './price-buckets.ts';

describe('priceBuckets', () => {
  it('cuts a list into ranges with about as many products each, between round bounds', () => {
    // A shop's usual list: most prices between 20 and 90, a few far above.
    const prices = [
      1_990, 2_490, 2_990, 2_990, 3_490, 3_990, 3_990, 4_490, 4_990, 5_490, 5_990, 6_990, 7_990, 8_990, 12_900, 24_900,
    ];
    const buckets = priceBuckets(prices);
    expect(buckets.map(({ value }) => value)).toEqual(['10_30', '30_40', '40_55', '55_80', '80_250']);
    for (const { count } of buckets) expect(count).toBeGreaterThanOrEqual(3);
  });

  it('does not cut what is too short for a filter', () => {
    expect(priceBuckets([150])).toEqual([{ value: '0_5', label: '0-5', count: 1 }]);
    expect(priceBuckets([1_999, 4_999])).toEqual([{ value: '15_50', label: '15-50', count: 2 }]);
    expect(priceBuckets([2_000, 2_000, 2_000, 2_000, 2_000, 2_000])).toHaveLength(1);
  });

  it('counts a price on a bound in both ranges, where the filter finds it', () => {
    const [first, second] = priceBuckets([1_000, 2_000, 3_000, 3_000, 4_000, 5_000]);
    expect([first?.value, second?.value]).toEqual(['10_30', '30_50']);
    expect([first?.count, second?.count]).toEqual([4, 4]);
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
