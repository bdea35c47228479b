import { describe, expect, it } from 'vitest';
import { findPaidShare } from './find-paid-share.ts';

describe('findPaidShare', () => {
  it('returns the percentage that is paid of every amount, though they were rounded', () => {
    const amounts = [
      { regular: 999, final: 799 },
      { regular: 3333, final: 2667 },
    ];
    expect(findPaidShare(amounts, 1)).toBe(0.8);
  });

  it('returns a fraction of a percent where the amounts need it', () => {
    expect(findPaidShare([{ regular: 100_000, final: 87_500 }], 1)).toBe(0.875);
  });

  it('returns 1 when only some of the amounts are reduced as much', () => {
    const amounts = [
      { regular: 10_000, final: 8000 },
      { regular: 12_000, final: 10_000 },
    ];
    expect(findPaidShare(amounts, 2)).toBe(1);
  });

  it.each([
    ['there is no discount', [{ regular: 500, final: 500 }]],
    ['everything is free', [{ regular: 0, final: 0 }]],
    ['more is paid', [{ regular: 500, final: 600 }]],
    ['there is no amount', []],
  ])('returns 1 when %s', (_, amounts) => {
    expect(findPaidShare(amounts, 1)).toBe(1);
  });
});
