import { describe, expect, it } from 'vitest';
import { getLineTotal, getLineTotalWithoutTax, getOrderAmounts } from './order-amounts.ts';

const euro = (value: number) => ({ value, currency: 'EUR' });
const order = {
  subtotal: { includingTax: euro(119), excludingTax: euro(100) },
  shipping: { includingTax: euro(5.95), excludingTax: euro(5) },
};
const withTax = { price: 'including', subtotal: 'including', shipping: 'including' } as const;
const withoutTax = { price: 'excluding', subtotal: 'excluding', shipping: 'excluding' } as const;

describe('getOrderAmounts', () => {
  it('has amounts with tax, which the taxes are in, or without, to which they are added', () => {
    expect(getOrderAmounts(order, withTax)).toEqual({
      subtotal: euro(119),
      shipping: euro(5.95),
      withoutTax: {},
      isTaxAdded: false,
    });
    expect(getOrderAmounts(order, withoutTax)).toEqual({
      subtotal: euro(100),
      shipping: euro(5),
      withoutTax: {},
      isTaxAdded: true,
    });
    expect(getOrderAmounts(order, { ...withTax, shipping: 'excluding' })).toEqual({
      subtotal: euro(119),
      shipping: euro(5),
      withoutTax: {},
      isTaxAdded: false,
    });
  });

  it('has amounts without tax besides those with it where the store shows both, and the backend tells them', () => {
    const both = { price: 'both', subtotal: 'both', shipping: 'both' } as const;
    expect(getOrderAmounts(order, both)).toEqual({
      subtotal: euro(119),
      shipping: euro(5.95),
      withoutTax: { subtotal: euro(100), shipping: euro(5) },
      isTaxAdded: false,
    });
    const older = { ...order, subtotal: { includingTax: undefined, excludingTax: euro(100) } };
    expect(getOrderAmounts(older, both)).toMatchObject({ subtotal: euro(100), withoutTax: {} });
    const line = { total: euro(119), totalExcludingTax: euro(100) };
    expect(getLineTotal(line, both)).toEqual(euro(119));
    expect(getLineTotalWithoutTax(line, both)).toEqual(euro(100));
    expect(getLineTotalWithoutTax(line, withTax)).toBeUndefined();
  });

  it('has all amounts without tax where the backend does not tell the subtotal with it', () => {
    const older = { ...order, subtotal: { includingTax: undefined, excludingTax: euro(100) } };
    expect(getOrderAmounts(older, withTax)).toMatchObject({ subtotal: euro(100), shipping: euro(5), isTaxAdded: true });
  });

  it('keeps the tax in amounts that the backend does not tell without it', () => {
    const unknown = { ...order, subtotal: { includingTax: euro(119), excludingTax: null } };
    expect(getOrderAmounts(unknown, withoutTax)).toMatchObject({ subtotal: euro(119), isTaxAdded: false });
  });
});

it('takes the total of a line as the store shows it, and as the backend tells it', () => {
  const line = { total: euro(119), totalExcludingTax: euro(100) };
  expect(getLineTotal(line, withTax)).toEqual(euro(119));
  expect(getLineTotal(line, withoutTax)).toEqual(euro(100));
  expect(getLineTotal({ ...line, totalExcludingTax: undefined }, withoutTax)).toEqual(euro(119));
});
