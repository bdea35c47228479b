import { expect, it } from 'vitest';
import { sampleLayout } from '../../testing/index.ts';
import { getPriceUnit } from './get-price-unit.ts';

const exchangeRates = { base: 'USD', rates: { USD: 1, CAD: 1.35 } };

it.each([
  ['CAD', { currency: 'CAD', rate: 1.35 }],
  ['USD', { currency: 'USD', rate: 1 }],
  // Magento cannot convert prices without a rate.
  ['EUR', { currency: 'USD', rate: 1 }],
])('shows prices of the base currency to a shopper with %s in %o', (currency, unit) => {
  expect(getPriceUnit({ store: { ...sampleLayout.store, currency }, exchangeRates })).toEqual(unit);
});

it('shows prices as they are in a shop with one currency', () => {
  expect(getPriceUnit({ store: { ...sampleLayout.store, currency: 'EUR' } })).toEqual({ currency: 'EUR', rate: 1 });
});
