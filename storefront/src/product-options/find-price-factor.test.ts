import { describe, expect, it } from 'vitest';
import type { EnteredPriceProduct } from './entered-price-query.ts';
import { findPriceFactor } from './find-price-factor.ts';

const product = (shown: number, price?: string, change: object = {}): EnteredPriceProduct => ({
  __typename: 'SimpleProduct',
  price_range: { minimum_price: { regular_price: { value: shown, currency: 'EUR' }, fixed_product_taxes: [] } },
  price_tiers: [],
  listing: { items: price === undefined ? [] : [{ code: 'price', value: price }] },
  ...change,
});

describe('findPriceFactor', () => {
  it('adds the tax where prices are entered without it and shown with it', () => {
    expect(findPriceFactor(product(123, '100.000000'), 1)).toBe(1.23);
    expect(findPriceFactor(product(1083.75, '1000'), 1)).toBe(1.08375);
  });

  it('takes the tax off where prices are entered with it and shown without it', () => {
    expect(findPriceFactor(product(100, '119.000000'), 1)).toBeCloseTo(1 / 1.19, 10);
  });

  it('finds the percentage of the law from a small price', () => {
    // 0.99 + 23 % = 1.2177, shown as 1.22, which is 1.2323 times as much.
    expect(findPriceFactor(product(1.22, '0.990000'), 1)).toBe(1.23);
    // Entered with four decimals.
    expect(findPriceFactor(product(10, '8.1301'), 1)).toBe(1.23);
  });

  it('takes prices as they are where they are shown as entered', () => {
    expect(findPriceFactor(product(100, '100.000000'), 1)).toBe(1);
    expect(findPriceFactor(product(95.01, '100.000000'), 0.95)).toBe(1);
  });

  it('leaves the exchange rate out', () => {
    expect(findPriceFactor(product(116.85, '100.000000'), 0.95)).toBe(1.23);
  });

  it('reads the entered price from a tier before Magento 2.4.7', () => {
    const price_tiers = [{ final_price: { value: 90 }, discount: { amount_off: 10 } }];
    expect(findPriceFactor(product(123, undefined, { price_tiers }), 1)).toBe(1.23);
  });

  it('reads the price of a variant of a configurable product', () => {
    const variants = [{ product: product(119, '100.000000') }];
    const configurable = product(119, undefined, { __typename: 'ConfigurableProduct', variants });
    expect(findPriceFactor(configurable, 1)).toBe(1.19);
  });

  it('leaves prices alone where the price as entered is unknown, or the difference cannot be that of tax', () => {
    expect(findPriceFactor(product(123), 1)).toBe(1);
    expect(findPriceFactor(product(0, '0.000000'), 1)).toBe(1);
    expect(findPriceFactor(product(250, '100.000000'), 1)).toBe(1);
    const fixed_product_taxes = [{ amount: { value: 23 } }];
    const price_range = { minimum_price: { regular_price: { value: 123, currency: 'EUR' }, fixed_product_taxes } };
    expect(findPriceFactor(product(123, '100.000000', { price_range }), 1)).toBe(1);
  });
});
