import { describe, expect, it } from 'vitest';
import type { SaleTerms } from '../sale-terms/index.ts';
import { getQuantityLimits } from './get-quantity-limits.ts';

const purchase = { basePrice: 100, currency: 'EUR', options: [], items: [], samples: [], partUids: [] };

const terms: Record<string, SaleTerms> = {
  'L-1': {
    price: { minor: 100, currency: 'EUR' },
    tiers: [],
    fixedTaxes: null,
    limits: { min: 2, max: 40, step: 2 },
  },
};

describe('getQuantityLimits', () => {
  it("offers as many as Magento's default where the backend names no limit", () => {
    expect(getQuantityLimits({ terms: null, purchase: null }, 'L-1', 1)).toEqual({ min: 1, max: 10_000, step: 'any' });
    expect(getQuantityLimits({ terms, purchase: null }, 'L-2', 1)).toEqual({ min: 1, max: 10_000, step: 'any' });
  });

  it('does not limit the quantity to the pieces that are left, which may be ordered back', () => {
    const product = { terms: null, purchase: null, fewLeft: 3 };
    expect(getQuantityLimits(product, 'L-1', 1).max).toBe(10_000);
  });

  it('offers what the terms of the variant allow', () => {
    expect(getQuantityLimits({ terms, purchase: null }, 'L-1', 50)).toEqual({ min: 2, max: 40, step: 2 });
  });

  it('accepts the quantity of a line that is edited', () => {
    expect(getQuantityLimits({ terms, purchase }, 'L-1', 50).max).toBe(50);
  });
});
