import { describe, expect, it } from 'vitest';
import { parsePurchase } from '../cart/index.ts';
import {
  getChosenTexts,
  getConfiguredPrice,
  getDefaultForm,
  getFieldName,
  validatePurchase,
} from './purchase-form-data.ts';
import { getHighestPrice } from './get-highest-price.ts';
import { getPurchaseBarrier, type OptionInput, type PurchaseOption, type PurchaseOptions } from './purchase-options.ts';

const value = (uid: string, price = 0, more: Partial<PurchaseOption['values'][number]> = {}) => ({
  ...{ uid, label: uid.toUpperCase(), price, quantity: 1, isDefault: false, inStock: true, sampleUrl: null },
  ...more,
});

const option = (uid: string, input: OptionInput, more: Partial<PurchaseOption> = {}): PurchaseOption => ({
  ...{ uid, label: `Option ${uid}`, required: false, input, price: 0, maxLength: null, values: [] },
  ...{ canChangeQuantity: false, ...more },
});

const purchase = (options: PurchaseOption[], basePrice = 10_000): PurchaseOptions => ({
  ...{ basePrice, currency: 'EUR', items: [], samples: [], partUids: [] },
  options,
});

const text = option('t', 'text', { required: true, price: 1500, maxLength: 5 });
const radio = option('r', 'radio', { values: [value('r1'), value('r2', 900)] });
const boxes = option('c', 'checkbox', { values: [value('c1', 700), value('c2', 300)] });
const part = option('b', 'select', {
  required: true,
  canChangeQuantity: true,
  values: [value('b1', 5000, { isDefault: true }), value('b2', 8000)],
});

describe('getConfiguredPrice', () => {
  it.each([
    ['nothing', [], 10_000],
    ['an entered text', [['entered-t', 'Anna']], 11_500],
    ['spaces', [['entered-t', '  ']], 10_000],
    ['a selected value', [['option-r', 'r2']], 10_900],
    [
      'several values',
      [
        ['option-c1', 'c1'],
        ['option-c2', 'c2'],
      ],
      11_000,
    ],
    [
      'a changed quantity',
      [
        ['option-b', 'b1'],
        ['quantity-b', '3'],
      ],
      25_000,
    ],
    [
      'a quantity that is none',
      [
        ['option-b', 'b1'],
        ['quantity-b', 'many'],
      ],
      15_000,
    ],
    ['a value of another option', [['option-r', 'c1']], 10_000],
  ] as const)('adds up the price with %s', (_, form, price) => {
    expect(getConfiguredPrice(purchase([text, radio, boxes, part]), new Map<string, string>(form))).toBe(price);
  });

  it('counts a preset quantity once, and a changed one for each piece', () => {
    const pair = option('p', 'select', { canChangeQuantity: true, values: [value('p1', 4000, { quantity: 2 })] });
    const form = new Map([['option-p', 'p1']]);
    expect(getConfiguredPrice(purchase([pair], 0), form)).toBe(4000);
    expect(getConfiguredPrice(purchase([pair], 0), form.set('quantity-p', '3'))).toBe(6000);
  });

  it('is never above the highest price', () => {
    const product = purchase([text, radio, boxes, option('s', 'select', { values: [value('s1', 400)] })]);
    const choices = ['', 'r1', 'r2'].flatMap((chosen) =>
      [[], ['c1'], ['c1', 'c2']].map((checked) => [chosen, checked] as const),
    );
    for (const [chosen, checked] of choices) {
      const form = new Map([
        ['option-r', chosen],
        ['entered-t', 'x'],
        ...checked.map((uid) => [`option-${uid}`, uid] as const),
      ]);
      const price = getConfiguredPrice(product, form);
      expect(price).toBeGreaterThanOrEqual(product.basePrice);
      expect(price).toBeLessThanOrEqual(getHighestPrice(product));
    }
  });
});

describe('validatePurchase', () => {
  const errorsOf = (options: PurchaseOption[], form: [string, string][]) =>
    Object.fromEntries(validatePurchase({ options }, new Map(form)));

  it('marks what is required and missing, and what is too long', () => {
    expect(errorsOf([text, part, radio, boxes], [])).toEqual({ t: 'required', b: 'required' });
    expect(errorsOf([text], [['entered-t', 'too long']])).toEqual({ t: 'too-long' });
    expect(
      errorsOf(
        [text, part],
        [
          ['entered-t', 'Anna'],
          ['option-b', 'b2'],
        ],
      ),
    ).toEqual({});
  });

  it('accepts what is preselected, and the form that it gives', () => {
    const form = getDefaultForm({ options: [part] });
    expect(validatePurchase({ options: [part] }, form).size).toBe(0);
    expect(parsePurchase(form, { sku: 'B', quantity: 1 })).toEqual([
      { sku: 'B', quantity: 1, selectedOptions: [], enteredOptions: [{ uid: 'b1', value: '1' }] },
    ]);
  });
});

describe('getDefaultForm', () => {
  it('selects the only value of a required option, and nothing that is out of stock', () => {
    const single = option('o', 'radio', { required: true, values: [value('o1'), value('o2', 0, { inStock: false })] });
    const gone = option('g', 'radio', { values: [value('g1', 0, { isDefault: true, inStock: false }), value('g2')] });
    expect([...getDefaultForm({ options: [single, gone] })]).toEqual([['option-o', 'o1']]);
  });
});

describe('getPurchaseBarrier', () => {
  it('is a required file, or a required part of which nothing is in stock', () => {
    const file = option('f', 'file');
    const missing = option('m', 'radio', { required: true, values: [value('m1', 0, { inStock: false })] });
    expect(getPurchaseBarrier(purchase([file, radio]))).toBeNull();
    expect(getPurchaseBarrier(purchase([{ ...file, required: true }]))).toBe('file');
    expect(getPurchaseBarrier(purchase([missing]))).toBe('stock');
    expect(getPurchaseBarrier(purchase([{ ...missing, required: false }]))).toBeNull();
  });
});

describe('getChosenTexts', () => {
  it('names what was chosen as the cart does', () => {
    const form = new Map([
      ['entered-t', 'Anna'],
      ['option-b', 'b2'],
      ['quantity-b', '2'],
      ['option-c1', 'c1'],
      [getFieldName(option('d', 'datetime-local')), '2026-12-24T14:30'],
    ]);
    expect(getChosenTexts({ options: [text, part, boxes, option('d', 'datetime-local')] }, form)).toEqual([
      { label: 'Option t', value: 'Anna' },
      { label: 'Option b', value: '2 × B2' },
      { label: 'Option c', value: 'C1' },
      { label: 'Option d', value: '2026-12-24 14:30' },
    ]);
  });
});
