import { describe, expect, it } from 'vitest';
import { getOrderAmounts } from './order-amounts.ts';
import { getShownDiscounts } from './shown-discounts.ts';

const euro = (value: number) => ({ value, currency: 'EUR' });
const including = { price: 'including', subtotal: 'including', shipping: 'including' } as const;
const excluding = { price: 'excluding', subtotal: 'excluding', shipping: 'excluding' } as const;

// Shoes for 119 € and delivery for 5.95 €, less 10 per cent of the shoes, as Magento before 2.4.8 tells it.
const older = {
  subtotal: { includingTax: undefined, excludingTax: euro(100) },
  shipping: { includingTax: euro(5.95), excludingTax: euro(5) },
  fixedTaxes: [],
  discounts: [{ label: 'Herbst', amount: euro(11.9) }],
  taxes: [{ label: 'USt.', rate: 19, amount: euro(18.05) }],
  total: euro(113.05),
};
const show = (order: Parameters<typeof getShownDiscounts>[0] & Pick<typeof older, 'subtotal'>, display = including) =>
  getShownDiscounts(order, getOrderAmounts(order, display));

describe('getShownDiscounts', () => {
  it('takes the tax out of discounts between amounts without tax, so that they add up', () => {
    expect(show(older)).toEqual([{ label: 'Herbst', amount: euro(10) }]);
  });

  it('makes one of several, as the tax may be in any of them', () => {
    const discounts = [
      { label: 'Herbst', amount: euro(5.95) },
      { label: 'Treue', amount: euro(5.95) },
    ];
    expect(show({ ...older, discounts })).toEqual([{ label: '', amount: euro(10) }]);
  });

  it('leaves discounts that add up, and those of which the sum lacks more than their tax', () => {
    const american = { ...older, taxes: [{ label: 'CA', rate: 19, amount: euro(19.95) }] };
    expect(show(american)).toBe(american.discounts);
    const withBottleDeposit = { ...older, total: euro(123.05) };
    expect(show(withBottleDeposit)).toBe(withBottleDeposit.discounts);
    const withoutDiscount = { ...older, discounts: [], total: euro(123.05) };
    expect(show(withoutDiscount)).toEqual([]);
  });

  it('leaves discounts between amounts with tax', () => {
    const newer = { ...older, subtotal: { includingTax: euro(119), excludingTax: euro(100) } };
    expect(getShownDiscounts(newer, getOrderAmounts(newer, including))).toBe(newer.discounts);
    expect(getShownDiscounts(newer, getOrderAmounts(newer, excluding))).toEqual([
      { label: 'Herbst', amount: euro(10) },
    ]);
  });
});
