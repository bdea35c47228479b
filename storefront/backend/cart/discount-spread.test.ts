import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadDiscount } from './discount-spread.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('spreadDiscount', () => {
  it('gives the odd grosz to the largest remainder', () => {
    expect(spreadDiscount(100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(spreadDiscount(10, [199, 1])).toEqual([10, 0]);
    expect(spreadDiscount(999, [3000, 6990])).toEqual([300, 699]);
  });

  it('gives nothing without a discount or without amounts', () => {
    expect(spreadDiscount(0, [100, 200])).toEqual([0, 0]);
    expect(spreadDiscount(50, [0, 0])).toEqual([0, 0]);
    expect(spreadDiscount(50, [])).toEqual([]);
  });

  it('adds up to the discount and never takes more from a line than it costs', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), amount, (amounts, discount) => {
        const shares = spreadDiscount(discount, amounts);
        expect(sum(shares)).toBe(Math.min(discount, sum(amounts)));
        shares.forEach((share, index) => {
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(amounts[index] ?? 0);
        });
      }),
    );
  });
});
