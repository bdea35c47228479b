import { describe, expect, it } from 'vitest';
import { parsePurchase, toMagentoDate } from './parse-purchase.ts';

const product = { sku: 'L-1', quantity: 2 };

describe('parsePurchase', () => {
  it('reads a product without options', () => {
    expect(
      parsePurchase(
        [
          ['sku', 'L-1'],
          ['quantity', '2'],
        ],
        product,
      ),
    ).toEqual([{ ...product, selectedOptions: [] }]);
  });

  it('reads what is selected and entered, and leaves out empty fields', () => {
    const fields = [
      ['option-a', 'value-a'],
      ['option-b', ''],
      ['option-value-c', 'value-c'],
      ['entered-d', 'Anna'],
      ['date-e', '2026-12-24'],
    ] as const;
    expect(parsePurchase(fields, product)).toEqual([
      {
        ...product,
        selectedOptions: ['value-a', 'value-c'],
        enteredOptions: [
          { uid: 'd', value: 'Anna' },
          { uid: 'e', value: '2026-12-24 00:00:00' },
        ],
      },
    ]);
  });

  it('enters the quantity of a value whose quantity the shopper can change', () => {
    const fields = [
      ['option-a', 'value-a'],
      ['quantity-a', '3'],
      ['quantity-b', '1'],
    ] as const;
    expect(parsePurchase(fields, product)).toEqual([
      { ...product, selectedOptions: [], enteredOptions: [{ uid: 'value-a', value: '3' }] },
    ]);
  });

  it('reads the products of a group that have a quantity', () => {
    const fields = [
      ['item-A', '1'],
      ['item-B', '0'],
      ['item-C', 'many'],
      ['item-D', '4'],
      ['item-E', '0,25'],
      ['item-F', '1.5'],
    ] as const;
    expect(parsePurchase(fields, product)).toEqual([
      { sku: 'A', quantity: 1, selectedOptions: [] },
      { sku: 'D', quantity: 4, selectedOptions: [] },
      { sku: 'E', quantity: 0.25, selectedOptions: [] },
      { sku: 'F', quantity: 1.5, selectedOptions: [] },
    ]);
    expect(parsePurchase([['item-A', '0']], product)).toEqual([]);
  });
});

describe('toMagentoDate', () => {
  it.each([
    ['2026-12-24', '2026-12-24 00:00:00'],
    ['2026-12-24T14:30', '2026-12-24 14:30:00'],
    ['14:30', '2000-01-01 14:30:00'],
    ['14:30:15', '2000-01-01 14:30:00'],
  ])('writes %s as %s', (value, stored) => expect(toMagentoDate(value)).toBe(stored));
});
