import { describe, expect, it } from 'vitest';
import { toCartAmount } from './cart-amount.ts';

describe('toCartAmount', () => {
  it('[CRT-26] needs value and currency', () => {
    expect(toCartAmount({ value: 14.99, currency: 'PLN' })).toEqual({ minor: 1499, currency: 'PLN' });
    expect(toCartAmount({ value: 0, currency: 'PLN' })).toEqual({ minor: 0, currency: 'PLN' });
    for (const none of [
      null,
      undefined,
      {},
      { value: 1 },
      { value: null, currency: 'PLN' },
      { value: 1, currency: null },
    ]) {
      expect(toCartAmount(none)).toBeNull();
    }
  });
});
