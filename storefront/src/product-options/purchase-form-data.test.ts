import { describe, expect, it } from 'vitest';
import { parsePurchase } from '../cart/index.ts';
import {
  getChosenTexts,
  getConfiguredPrice,
  getDefaultForm,
  getFieldName,
  getLineForm,
  getPartSkus,
  validatePurchase,
} from './purchase-form-data.ts';
import { getHighestPrice } from './get-highest-price.ts';
import type { OptionInput, PurchaseOption, PurchaseOptions } from './purchase-option-types.ts';
import { getPurchaseBarrier } from './purchase-options.ts';

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

describe('getPartSkus', () => {
  const item = { name: 'Mat', href: '/mat.html', image: null, price: null, inStock: true, needsChoice: false };

  it('are those of the chosen parts of a bundle, each once', () => {
    const parts = [value('b1', 0, { sku: 'STRAP-6' }), value('b2', 0, { sku: 'STRAP-8' })];
    const bundle = purchase([option('b', 'select', { values: parts }), option('c', 'checkbox', { values: parts })]);
    expect(getPartSkus(bundle, new Map([['option-b', 'b2']]))).toEqual(['STRAP-8']);
    const both = [
      ['option-b', 'b1'],
      ['option-b1', 'b1'],
      ['option-b2', 'b2'],
    ] as const;
    expect(getPartSkus(bundle, new Map(both))).toEqual(['STRAP-6', 'STRAP-8']);
  });

  it('are those of the products of a group with a quantity', () => {
    const group = {
      ...purchase([]),
      items: ['MAT', 'ROLLER', 'BALL'].map((sku) => ({ ...item, sku, quantity: 0 })),
    };
    const form = new Map([
      ['item-MAT', '2'],
      ['item-ROLLER', '0'],
    ]);
    expect(getPartSkus(group, form)).toEqual(['MAT']);
  });

  it('are none of other products', () => {
    expect(getPartSkus(purchase([radio]), new Map([['option-r', 'r1']]))).toEqual([]);
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
    const image = option('i', 'image', { required: true, price: 500 });
    expect(getFieldName(image)).toBe('file-i');
    expect(validatePurchase(purchase([image]), new Map())).toEqual(new Map([['i', 'required']]));
    const chosen = new Map([['file-i', 'photo.jpg']]);
    expect(validatePurchase(purchase([image]), chosen).size).toBe(0);
    expect(getConfiguredPrice(purchase([image]), chosen)).toBe(10_500);
    expect(parsePurchase(chosen, { sku: 'A', quantity: 1 })).toEqual([{ sku: 'A', quantity: 1, selectedOptions: [] }]);
    expect(getPurchaseBarrier(purchase([image]))).toBeNull();
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
      { label: 'Option d', value: '2026-12-24 14:30', dateType: 'date_time' },
    ]);
  });
});

describe('getLineForm', () => {
  const part = (id: number, quantity: number) => btoa(`bundle/1/${id}/${quantity}`);
  const line = (valueUid: string, enteredValue?: string) => ({
    ...{ label: '', value: '', valueUid },
    ...(enteredValue !== undefined && { enteredValue }),
  });

  it('fills in what was entered, as the field needs it', () => {
    const options = [
      option('t', 'text'),
      option('a', 'textarea'),
      option('d', 'date'),
      option('m', 'datetime-local'),
      option('h', 'time'),
    ];
    const stored = '2026-12-24 09:30:00';
    const lines = [line('t', 'Anna'), line('d', stored), line('m', stored), line('h', stored)];
    expect([...getLineForm({ options }, lines)]).toEqual([
      ['entered-t', 'Anna'],
      ['date-d', '2026-12-24'],
      ['date-m', '2026-12-24T09:30'],
      ['date-h', '09:30'],
    ]);
  });

  it('fills in what was selected instead of what is preset, and leaves out what is gone', () => {
    const preset = option('r', 'radio', { values: [value('r1', 0, { isDefault: true }), value('r2')] });
    const chosen = [line('r2'), line('c1'), line('gone')];
    expect([...getLineForm({ options: [preset, boxes] }, chosen)]).toEqual([
      ['option-r', 'r2'],
      ['option-c1', 'c1'],
    ]);
  });

  it('finds the parts of a bundle whatever their quantity', () => {
    const values = [value(part(1, 1)), value(part(12, 1))];
    const options = [option('b', 'radio', { values, canChangeQuantity: true })];
    expect([...getLineForm({ options }, [line(part(12, 3))])]).toEqual([
      ['option-b', part(12, 1)],
      ['quantity-b', '3'],
    ]);
  });

  it('gives what the form sends back: the same choice', () => {
    const options = [option('t', 'text'), option('h', 'time'), boxes];
    const lines = [line('t', 'Anna'), line('h', '2000-01-01 09:30:00'), line('c2')];
    expect(parsePurchase(getLineForm({ options }, lines), { sku: 'x', quantity: 1 })).toEqual([
      {
        ...{ sku: 'x', quantity: 1, selectedOptions: ['c2'] },
        enteredOptions: [
          { uid: 't', value: 'Anna' },
          { uid: 'h', value: '2000-01-01 09:30:00' },
        ],
      },
    ]);
  });
});
