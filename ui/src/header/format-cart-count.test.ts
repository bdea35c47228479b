import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCartCount } from './index.ts';

describe('formatCartCount', () => {
  it('[FRM-08] returns the count up to 99', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 99 }), (count) => formatCartCount(count) === String(count)));
  });

  it('[FRM-08] returns 99+ above 99', () => {
    fc.assert(fc.property(fc.integer({ min: 100 }), (count) => formatCartCount(count) === '99+'));
  });

  it('returns undefined for an empty cart', () => {
    expect(formatCartCount(0)).toBeUndefined();
  });

  it('writes decimals as the language does', () => {
    expect(formatCartCount(10.5)).toBe('10.5');
    expect(formatCartCount(10.5, 'de-DE')).toBe('10,5');
  });
});
