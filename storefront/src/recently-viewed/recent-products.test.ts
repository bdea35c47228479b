import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { forgetRecent, readRecent, rememberProduct, withProduct } from './recent-products.ts';

describe('products looked at', () => {
  it('are remembered, the last one first, until they are forgotten', () => {
    const storage = memoryStorage();
    for (const sku of ['a', 'b', 'a', 'c']) rememberProduct(storage, sku);
    expect(readRecent(storage)).toEqual(['c', 'a', 'b']);
    forgetRecent(storage);
    expect(readRecent(storage)).toEqual([]);
  });

  it('are never more than nine, and each only once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l')), (skus) => {
        const list = skus.reduce<string[]>(withProduct, []);
        expect(list.length).toBeLessThanOrEqual(9);
        expect(new Set(list).size).toBe(list.length);
        if (skus.length > 0) expect(list[0]).toBe(skus.at(-1));
      }),
    );
  });

  it.each([['a'], [[1, 2]], [{}]])('are none when %j is stored', (stored) => {
    const storage = memoryStorage();
    storage.set('recently_viewed', stored);
    expect(readRecent(storage)).toEqual([]);
  });
});
