import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartBadge } from './index.ts';

describe('cartBadge', () => {
  it('[FRM-08] shows the count up to 99', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 99 }), (count) => cartBadge(count) === String(count)));
  });

  it('[FRM-08] shows 99+ above 99', () => {
    fc.assert(fc.property(fc.integer({ min: 100 }), (count) => cartBadge(count) === '99+'));
  });

  it('shows nothing for an empty cart', () => {
    expect(cartBadge(0)).toBeUndefined();
  });
});
