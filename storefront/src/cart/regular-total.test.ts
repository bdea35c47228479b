import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRegularTotal } from './regular-total.ts';

const gbp = (value: number) => ({ currency: 'GBP', value });
const round = (value: number) => Math.round(value * 100) / 100;

/** A line in a shop with prices without tax, or with it. */
function createPrices({
  net,
  percentOff,
  tax,
  isNet,
}: {
  net: number;
  percentOff: number;
  tax: number;
  isNet: boolean;
}) {
  const reduced = round(net * (1 - percentOff / 100));
  return {
    row_total: gbp(reduced),
    row_total_including_tax: gbp(round(reduced * (1 + tax / 100))),
    original_row_total: gbp(isNet ? net : round(net * (1 + tax / 100))),
    row_catalog_discount: { percent_off: percentOff },
  };
}

describe('getRegularTotal', () => {
  it('is the original total where prices are entered with tax', () => {
    const prices = createPrices({ net: 100, percentOff: 25, tax: 20, isNet: false });
    expect(getRegularTotal(prices)).toEqual({ minor: 12_000, currency: 'GBP' });
  });

  it('has tax added where prices are entered without it', () => {
    const prices = createPrices({ net: 100, percentOff: 25, tax: 20, isNet: true });
    expect(getRegularTotal(prices)).toEqual({ minor: 12_000, currency: 'GBP' });
  });

  it('is never above the price of a line that is not reduced', () => {
    for (const isNet of [true, false])
      expect(getRegularTotal(createPrices({ net: 100, percentOff: 0, tax: 20, isNet }))?.minor).toBeLessThanOrEqual(
        12_000,
      );
  });

  it('is the same however prices are entered', () => {
    const percent = fc.integer({ min: 1, max: 90 });
    const cents = fc.integer({ min: 1000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, percent, fc.integer({ min: 0, max: 27 }), fc.boolean(), (minor, percentOff, tax, isNet) => {
        const net = minor / 100;
        const regular = getRegularTotal(createPrices({ net, percentOff, tax, isNet }))?.minor ?? 0;
        // The share of tax is read off rounded amounts.
        expect(Math.abs(regular - net * (100 + tax))).toBeLessThanOrEqual(2 + minor / (minor * (1 - percentOff / 100)));
      }),
    );
  });

  it('is unknown where the backend does not name the original total', () => {
    expect(getRegularTotal({ row_total: gbp(100), row_total_including_tax: gbp(120) })).toBeNull();
    expect(getRegularTotal(null)).toBeNull();
  });

  it('is that of a line that costs nothing', () => {
    const free = { row_total: gbp(0), row_total_including_tax: gbp(0), original_row_total: gbp(50) };
    expect(getRegularTotal({ ...free, row_catalog_discount: { percent_off: 100 } })?.minor).toBe(5000);
  });
});
