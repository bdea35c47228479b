import { describe, expect, it, vi } from 'vitest';
import { splitByPrice, type PriceRange } from './split-by-price.ts';

/** Splits products with these prices, in hundredths. */
async function splitPrices(prices: readonly number[], limit: number) {
  const isIn =
    ({ from, to }: PriceRange) =>
    (price: number) =>
      price >= from && (to === null || price <= to);
  const onTooMany = vi.fn<(range: PriceRange) => void>();
  const ranges = await splitByPrice({
    count: (range) => Promise.resolve(Math.min(limit, prices.filter(isIn(range)).length)),
    limit,
    onTooMany,
  });
  const found = ranges.map((range) => prices.filter(isIn(range)));
  return { ranges, sizes: found.map(({ length }) => length), all: new Set(found.flat()), onTooMany };
}

describe('splitByPrice', () => {
  it('returns a single range where all products are within the limit', async () => {
    const all = [{ from: 0, to: null }];
    expect((await splitPrices([], 10)).ranges).toEqual(all);
    expect((await splitPrices([100, 200], 10)).ranges).toEqual(all);
  });

  it('returns ranges within the limit that have all products, also with prices between two hundredths', async () => {
    const prices = [0, 1, 4999.5, 5000, 5000.5, ...Array.from({ length: 200 }, (_, index) => index * 700.25), 9e9];
    const { sizes, all, onTooMany } = await splitPrices(prices, 20);
    expect(Math.max(...sizes)).toBeLessThan(20);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(all).toEqual(new Set(prices));
    expect(onTooMany).not.toHaveBeenCalled();
  });

  it('reports the price that too many products have', async () => {
    const { ranges, all, onTooMany } = await splitPrices([...Array.from({ length: 30 }, () => 1234), 99, 5000], 20);
    expect(all).toEqual(new Set([1234, 99, 5000]));
    expect(onTooMany.mock.calls.map(([range]) => range)).toContainEqual({ from: 1233, to: 1234 });
    expect(ranges.length).toBeGreaterThan(1);
  });
});
