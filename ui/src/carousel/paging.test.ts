import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPaging, getRangeAfterScroll } from './paging.ts';

describe('getPaging', () => {
  it('moves item by item when one is visible, and stops at the ends', () => {
    expect(getPaging({ first: 0, last: 0 }, 3, false)).toEqual({
      pages: [0, 1, 2],
      current: 0,
      previous: undefined,
      next: 1,
    });
    expect(getPaging({ first: 2, last: 2 }, 3, false)).toEqual({
      pages: [0, 1, 2],
      current: 2,
      previous: 1,
      next: undefined,
    });
  });

  it('continues from the start when it is infinite', () => {
    expect(getPaging({ first: 0, last: 0 }, 3, true).previous).toBe(2);
    expect(getPaging({ first: 2, last: 2 }, 3, true).next).toBe(0);
  });

  it('moves page by page when several are visible, and makes the last page current at the end', () => {
    expect(getPaging({ first: 0, last: 3 }, 6, false)).toMatchObject({ pages: [0, 4], current: 0, next: 4 });
    expect(getPaging({ first: 2, last: 5 }, 6, false)).toMatchObject({ current: 1, previous: 0, next: undefined });
  });

  it('always returns existing items', () => {
    const range = fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 10 }), fc.boolean());
    fc.assert(
      fc.property(range, ([a, b, count, isInfinite]) => {
        const [first, last] = [Math.min(a, b, count - 1), Math.min(Math.max(a, b), count - 1)];
        const { pages, current, previous, next } = getPaging({ first, last }, count, isInfinite);
        for (const target of [previous, next, pages[current]]) {
          if (target !== undefined) expect(target).toSatisfy((index: number) => index >= 0 && index < count);
        }
        expect(pages[current]).toBeDefined();
        if (isInfinite) expect([previous, next]).not.toContain(undefined);
      }),
    );
  });
});

describe('getRangeAfterScroll', () => {
  it('starts at the item, with as many items as before', () => {
    expect(getRangeAfterScroll({ first: 0, last: 1 }, 2, 5)).toEqual({ first: 2, last: 3 });
  });

  it('shows the last items in full at the end', () => {
    expect(getRangeAfterScroll({ first: 0, last: 3 }, 4, 6)).toEqual({ first: 2, last: 5 });
  });
});
