import { describe, expect, it } from 'vitest';
import { getAddedFixedTaxes, toFixedTaxes } from './fixed-taxes.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const recycling = (minor: number) => ({ label: 'Entsorgungsbeitrag', amount: eur(minor) });

/** Two lamps of 12.90 € with tax, each with 20 ct for its recycling, and delivery for 4.90 €. */
const cart = {
  lines: [{ fixedTaxes: [recycling(40)] }],
  subtotal: eur(2580),
  subtotalExcludingTax: eur(2168),
  discounts: [],
  shipping: { amount: eur(490), excludingTax: eur(412) },
  taxes: [{ amount: eur(490) }],
  total: eur(3110),
};

describe('toFixedTaxes', () => {
  const tax = { label: 'Entsorgungsbeitrag', amount: { value: 0.2, currency: 'EUR' } };

  it('multiplies the taxes on a piece by the quantity of the line', () => {
    expect(toFixedTaxes([tax], 3)).toEqual({ fixedTaxes: [recycling(60)] });
    expect(toFixedTaxes([tax], 2.5)).toEqual({ fixedTaxes: [recycling(50)] });
  });

  it('leaves out what has no amount', () => {
    expect(
      toFixedTaxes([null, { ...tax, amount: null }, { ...tax, amount: { value: 0, currency: 'EUR' } }], 1),
    ).toEqual({});
    expect(toFixedTaxes(null, 1)).toEqual({});
  });
});

describe('getAddedFixedTaxes', () => {
  it('makes the parts of a cart add up to its total', () => {
    expect(getAddedFixedTaxes(cart)).toEqual([recycling(40)]);
  });

  it('adds those of one name', () => {
    const lines = [
      { fixedTaxes: [recycling(40), { label: 'Urheberabgabe', amount: eur(100) }] },
      {},
      { fixedTaxes: [recycling(20)] },
    ];
    expect(getAddedFixedTaxes({ ...cart, lines, total: eur(3230) })).toEqual([
      recycling(60),
      { label: 'Urheberabgabe', amount: eur(100) },
    ]);
  });

  it('names none that the subtotal contains', () => {
    const included = { ...cart, subtotal: eur(2620), subtotalExcludingTax: eur(2208) };
    expect(getAddedFixedTaxes(included)).toEqual([]);
    // A discount with tax: only the amounts with tax add up.
    expect(getAddedFixedTaxes({ ...included, discounts: [{ amount: eur(250) }], total: eur(2860) })).toEqual([]);
  });

  it('adds them to prices without tax whose discount lowers the tax', () => {
    const american = {
      ...cart,
      subtotal: eur(2380),
      subtotalExcludingTax: eur(2000),
      discounts: [{ amount: eur(200) }],
      shipping: null,
      taxes: [{ amount: eur(342) }],
      total: eur(2182),
    };
    expect(getAddedFixedTaxes(american)).toEqual([recycling(40)]);
  });

  it('names none without a total, and none of lines without them', () => {
    expect(getAddedFixedTaxes({ ...cart, total: null })).toEqual([]);
    expect(getAddedFixedTaxes({ ...cart, lines: [{}] })).toEqual([]);
  });
});
