import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBaseCurrency, priceIn, sumIn, toGrosze, toMoney } from './money.ts';
import { products } from '../demo/catalog/index.ts';
import { englishStoreView, polishStoreView } from '../demo/store-views.ts';

const polish = { storeView: polishStoreView, currency: 'PLN' };
const english = { storeView: englishStoreView, currency: 'EUR' };
const amount = fc.integer({ min: 1, max: 100_000_000 });

describe('money', () => {
  it('writes grosze as units and reads them back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (grosze) => {
        expect(toGrosze(toMoney(grosze, polish).value)).toBe(grosze);
      }),
    );
  });

  it('leaves prices and limits of the base currency alone, in any store view', () => {
    for (const scope of [polish, { storeView: englishStoreView, currency: 'PLN' }]) {
      expect([priceIn(4_999, scope), sumIn(14_900, scope)]).toEqual([4_999, 14_900]);
    }
  });

  it('sets prices of another currency near the rate, with an end that merchants choose', () => {
    expect([4_999, 1_999, 14_900, 1].map((grosze) => priceIn(grosze, english))).toEqual([1_199, 449, 3_499, 49]);
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        const [low, high] = [Math.min(first, second), Math.max(first, second)];
        expect(priceIn(low, english) % 50).toBe(49);
        expect(priceIn(low, english)).toBeLessThanOrEqual(priceIn(high, english));
        expect(Math.abs(inBaseCurrency(priceIn(high, english), english) - high)).toBeLessThan(215);
      }),
    );
  });

  it('keeps every reduction of the shop a reduction in euro', () => {
    const prices = products.flatMap(({ kind }) =>
      kind.type === 'simple' ? [kind.price] : kind.variants.map(({ price }) => price),
    );
    const reduced = prices.flatMap(({ regular, sale }) => (sale === undefined ? [] : [[regular, sale] as const]));
    expect(reduced.length).toBeGreaterThan(0);
    for (const [regular, sale] of reduced)
      expect(priceIn(sale, english), `${sale} of ${regular}`).toBeLessThan(priceIn(regular, english));
  });

  it('sets limits and fixed discounts in fives of another currency, and none where there is none', () => {
    expect([2_000, 14_900, 30_000, 100, 0].map((grosze) => sumIn(grosze, english))).toEqual([
      500, 3_500, 7_000, 500, 0,
    ]);
    expect(priceIn(0, english)).toBe(0);
  });

  it('refuses a currency that the store view does not have', () => {
    expect(() => priceIn(1, { storeView: polishStoreView, currency: 'EUR' })).toThrow(RangeError);
  });
});
