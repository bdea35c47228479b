import { describe, expect, it } from 'vitest';
import { getQuantityError, getStockError } from './quantity-rules.ts';

describe('getQuantityError', () => {
  it.each([0, -1, Number.NaN])('refuses %d', (quantity) => {
    expect(getQuantityError(quantity)?.message).toBe('The product quantity should be greater than 0');
  });

  it('refuses parts of a piece', () => {
    expect(getQuantityError(1.5)?.code).toBe('UNDEFINED');
    expect(getQuantityError(2)).toBeNull();
  });
});

describe('getStockError', () => {
  it('allows the last piece and no more', () => {
    expect(getStockError(3, 3)).toBeNull();
    expect(getStockError(4, 3)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'The requested qty is not available',
      quantity: 3,
    });
  });

  it('tells a product that ran out from one that is scarce', () => {
    expect(getStockError(1, 0)).toEqual({
      code: 'NOT_SALABLE',
      message: 'Product that you are trying to add is not available.',
    });
  });

  it('has an upper limit', () => {
    expect(getStockError(10_001, 50_000)?.message).toBe('The most you may purchase is 10000.');
  });

  it('refuses what the rules of the product exclude, in the words of Magento', () => {
    const rules = { min: 2, max: 6, increments: 2 };
    expect(getStockError(1, 10, rules)?.message).toBe('The fewest you may purchase is 2.');
    expect(getStockError(7, 10, rules)?.message).toBe('The most you may purchase is 6.');
    expect(getStockError(3, 10, rules)?.message).toBe('You can buy this product only in quantities of 2 at a time.');
    expect(getStockError(4, 10, rules)).toBeNull();
  });

  it.each([0.3, 0.7, 1.1, 4.9])('finds %d to be a multiple of a tenth', (quantity) => {
    expect(getStockError(quantity, 10, { increments: 0.1, isDecimal: true })).toBeNull();
  });
});
