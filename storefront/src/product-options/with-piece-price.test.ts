import { describe, expect, it } from 'vitest';
import type { PurchaseOption } from './purchase-option-types.ts';
import { withPiecePrice } from './with-piece-price.ts';

const plain = { required: false, maxLength: null, canChangeQuantity: false };
const more = { quantity: 1, isDefault: false, inStock: true, sampleUrl: null };
const text: PurchaseOption = { ...plain, uid: 't', label: 'Text', input: 'text', price: 1000, percent: 10, values: [] };
const radio: PurchaseOption = {
  ...{ ...plain, uid: 'r', label: 'Holz', input: 'radio', price: 0 },
  values: [
    { ...more, uid: 'r1', label: 'Eiche', price: 2550, percent: 25.5 },
    { ...more, uid: 'r2', label: 'Buche', price: 700 },
  ],
};

describe('withPiecePrice', () => {
  const { basePrice, options } = withPiecePrice(
    { basePrice: 10_000, currency: 'EUR', options: [text, radio], items: [], samples: [], partUids: [] },
    7_999,
  );

  it('counts percentages of the new price, rounded to whole minor units', () => {
    expect(basePrice).toBe(7_999);
    expect(options[0]?.price).toBe(800);
    expect(options[1]?.values[0]?.price).toBe(2040);
  });

  it('keeps amounts', () => {
    expect(options[1]?.values[1]?.price).toBe(700);
    expect(options[1]?.price).toBe(0);
  });
});
