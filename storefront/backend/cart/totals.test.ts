import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeedCoupon } from '../shop/offer-seed.ts';
import { isCouponValid } from './coupon-rules.ts';
import { taxIncluded, withoutTax } from './tax.ts';
import { computeTotals, discountedGoodsValue, type PricedLine } from './totals.ts';

const line = (id: number, quantity: number, unitPrice: number): PricedLine => ({
  id,
  quantity,
  unitPrice,
  regularPrice: unitPrice,
  taxPercent: 8,
});
const tenPercent: SeedCoupon = { code: 'TEN', label: 'ten', effect: { type: 'percent', percent: 10 } };
const twentyOff: SeedCoupon = {
  code: 'TWENTY',
  label: 'twenty',
  effect: { type: 'fixed', amount: 2000 },
  minimumSubtotal: 15_000,
};

describe('tax included in gross prices', () => {
  it('is rounded half up to the grosz', () => {
    expect(taxIncluded(10_800, 8)).toBe(800);
    expect(taxIncluded(4999, 8)).toBe(370);
    expect(taxIncluded(1499, 23)).toBe(280);
    expect(withoutTax(1499, 23)).toBe(1219);
  });
});

describe('coupons', () => {
  it('ask for their minimum and end after their last day', () => {
    expect(isCouponValid(twentyOff, 14_999, '2026-11-21')).toBe(false);
    expect(isCouponValid(twentyOff, 15_000, '2026-11-21')).toBe(true);
    const dated = { ...tenPercent, expiresOn: '2026-08-31' };
    expect(isCouponValid(dated, 100, '2026-08-31')).toBe(true);
    expect(isCouponValid(dated, 100, '2026-09-01')).toBe(false);
    expect(isCouponValid(tenPercent, 0, '2026-11-21')).toBe(false);
  });
});

const tax = { name: 'VAT', goodsPercent: 8, shippingPercent: 23 };

describe('computeTotals', () => {
  it('is zero for an empty cart', () => {
    expect(computeTotals([], tenPercent, 0, tax)).toMatchObject({ grandTotal: 0, discount: 0, taxes: [], taxTotal: 0 });
  });

  it('takes tax after the discount and lists it by rate', () => {
    const totals = computeTotals([line(1, 2, 5000), line(2, 1, 1999)], tenPercent, 1499, tax);
    expect(totals.subtotalGross).toBe(11_999);
    expect(totals.discount).toBe(1200);
    expect(totals.lines.map((entry) => entry.discount)).toEqual([1000, 200]);
    expect(totals.taxes).toEqual([
      { percent: 8, label: 'VAT 8%', amount: taxIncluded(9000, 8) + taxIncluded(1799, 8) },
      { percent: 23, label: 'VAT 23%', amount: 280 },
    ]);
    expect(totals.grandTotal).toBe(11_999 - 1200 + 1499);
    expect(discountedGoodsValue([line(1, 2, 5000), line(2, 1, 1999)], tenPercent)).toBe(10_799);
  });

  it('adds up to the grosz and is never negative, whatever the lines and the coupon', () => {
    const lines = fc
      .array(
        fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(8, 23)),
        {
          maxLength: 20,
        },
      )
      .map((rows) =>
        rows.map(([quantity, unitPrice, taxPercent], index) => ({ ...line(index, quantity, unitPrice), taxPercent })),
      );
    const coupon = fc.oneof(
      fc.constant(null),
      fc
        .integer({ min: 0, max: 100 })
        .map((percent): SeedCoupon => ({ code: 'P', label: 'p', effect: { type: 'percent', percent } })),
      fc
        .integer({ min: 0, max: 10_000_000 })
        .map((amount): SeedCoupon => ({ code: 'F', label: 'f', effect: { type: 'fixed', amount } })),
      fc.constant<SeedCoupon>({ code: 'S', label: 's', effect: { type: 'free-shipping' } }),
    );
    fc.assert(
      fc.property(lines, coupon, fc.integer({ min: 0, max: 10_000 }), (rows, rule, shipping) => {
        const totals = computeTotals(rows, rule, shipping, tax);
        const sum = (pick: (entry: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((total, entry) => total + pick(entry), 0);
        expect(sum((entry) => entry.discount)).toBe(totals.discount);
        expect(sum((entry) => entry.rowGross)).toBe(totals.subtotalGross);
        expect(totals.grandTotal).toBe(totals.subtotalGross - totals.discount + shipping);
        expect(totals.subtotalNetDiscounted + totals.shippingNet + totals.taxTotal).toBe(totals.grandTotal);
        expect(totals.taxes.reduce((total, tax) => total + tax.amount, 0)).toBe(totals.taxTotal);
        for (const entry of totals.lines) {
          expect(entry.discount).toBeGreaterThanOrEqual(0);
          expect(entry.discount).toBeLessThanOrEqual(entry.rowGross);
          expect(entry.tax).toBeGreaterThanOrEqual(0);
          expect(entry.rowNet).toBeLessThanOrEqual(entry.rowGross);
        }
        expect(totals.grandTotal).toBeGreaterThanOrEqual(0);
        expect(totals.taxTotal).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
