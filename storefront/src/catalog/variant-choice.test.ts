import { describe, expect, it } from 'vitest';
import type { ProductOption } from '../commerce/index.ts';
import type { ProductVariant } from './product-details.ts';
import {
  chooseValue,
  chosenVariant,
  initialChoice,
  isValueAvailable,
  readSelection,
  type VariantChoice,
} from './variant-choice.ts';

const option = (code: string, ...uids: string[]): ProductOption => ({
  code,
  label: code,
  values: uids.map((uid) => ({ uid, label: uid })),
});
const variant = (sku: string, size: string, taste: string, inStock = true): ProductVariant => ({
  sku,
  values: { size, taste },
  inStock,
  fewLeft: null,
  price: null,
  pictures: [],
  subtitle: null,
  facts: {},
});
const product = {
  options: [option('size', '60', '120'), option('taste', 'malina', 'cytryna')],
  variants: [variant('A', '60', 'malina', false), variant('B', '60', 'cytryna'), variant('C', '120', 'malina')],
};

describe('chosenVariant', () => {
  it('[CAT-10] is the variant of all chosen values', () => {
    expect(chosenVariant(product, { size: '60', taste: 'cytryna' })?.sku).toBe('B');
    expect(chosenVariant(product, { size: '60', taste: 'malina' })?.sku).toBe('A');
  });

  it.each<VariantChoice>([{}, { size: '60' }, { taste: 'malina' }, { size: '120', taste: 'cytryna' }])(
    '[CAT-10] is null for %j',
    (choice) => {
      expect(chosenVariant(product, choice)).toBeNull();
    },
  );
});

describe('isValueAvailable', () => {
  it('[CAT-10] looks for something that can be bought with the other choices', () => {
    expect(isValueAvailable(product, { size: '60' }, 'taste', 'cytryna')).toBe(true);
    expect(isValueAvailable(product, { size: '60' }, 'taste', 'malina')).toBe(false);
    expect(isValueAvailable(product, { size: '120' }, 'taste', 'cytryna')).toBe(false);
    expect(isValueAvailable(product, {}, 'taste', 'malina')).toBe(true);
  });

  it('does not hold the present choice of the same option against another value', () => {
    expect(isValueAvailable(product, { size: '60', taste: 'malina' }, 'taste', 'cytryna')).toBe(true);
  });
});

describe('chooseValue', () => {
  const chooseTaste = (values: VariantChoice) => chooseValue(product, values, 'taste', 'malina');

  it('keeps the other choices where they exist, or one more change leads to something to buy', () => {
    expect(chooseTaste({ size: '120', taste: 'cytryna' })).toEqual({ size: '120', taste: 'malina' });
    expect(chooseTaste({ size: '60', taste: 'cytryna' })).toEqual({ size: '60', taste: 'malina' });
    expect(chooseValue({ ...product, variants: [] }, {}, 'taste', 'malina')).toEqual({ taste: 'malina' });
  });

  it('takes the nearest variant in stock where several choices had to change', () => {
    const toVariant = (width: string, length: string, color: string, inStock = true): ProductVariant => ({
      ...variant(width, '', '', inStock),
      values: { width, length, color },
    });
    const door = {
      options: [option('width', '60', '80'), option('length', '200', '220'), option('color', 'red', 'blue')],
      variants: [
        toVariant('60', '200', 'red'),
        toVariant('80', '220', 'green'),
        toVariant('80', '200', 'blue', false),
        toVariant('80', '220', 'blue'),
      ],
    };
    const first = initialChoice(door);
    expect(isValueAvailable(door, first, 'color', 'blue')).toBe(true);
    expect(chooseValue(door, first, 'color', 'blue')).toEqual({ width: '80', length: '220', color: 'blue' });
    expect(chooseValue(door, { width: '80', length: '220', color: 'blue' }, 'color', 'red')).toEqual(first);
  });
});

describe('initialChoice', () => {
  it('is the first variant that can be bought, or nothing', () => {
    expect(initialChoice(product)).toEqual({ size: '60', taste: 'cytryna' });
    expect(initialChoice({ variants: [variant('A', '60', 'malina', false)] })).toEqual({});
  });

  it('is a variant with the values that the URL names, also where it is sold out', () => {
    const { variants } = product;
    const soldOut = variants.find(({ inStock }) => !inStock);
    const last = variants.findLast(({ inStock }) => inStock);
    expect(initialChoice(product, last?.values)).toEqual(last?.values);
    expect(soldOut).toBeDefined();
    expect(initialChoice(product, soldOut?.values)).toEqual(soldOut?.values);
  });

  it('leaves out values that no variant has together', () => {
    expect(initialChoice(product, { size: '60', taste: 'unknown' })).toEqual(initialChoice(product));
  });
});

describe('readSelection', () => {
  const color = { uid: btoa('configurable/93/52'), label: 'Bordó' };
  const options = [
    { code: 'color', label: 'Kolor', values: [{ uid: btoa('configurable/93/2'), label: 'Red' }, color] },
    { code: 'size', label: 'Rozmiar', values: [{ uid: btoa('configurable/142/167'), label: '42' }] },
  ];
  const size = btoa('configurable/142/167');

  it.each([
    ['?color=52', ''],
    ['?color=bord%C3%B3', ''],
    [`?color=${encodeURIComponent(color.uid)}`, ''],
    ['', '#93=52'],
  ])('reads one value from %s%s', (search, hash) => {
    expect(readSelection(options, search, hash)).toEqual({ color: color.uid });
  });

  it('reads several values', () => {
    expect(readSelection(options, '?size=42&color=52')).toEqual({ color: color.uid, size });
    expect(readSelection(options, '', '#142=167&93=52')).toEqual({ color: color.uid, size });
  });

  it.each([
    ['?color=', ''],
    ['?color=3&taste=52', ''],
    ['?utm_source=52', '#reviews'],
    ['', '#93=3&łódź=52'],
  ])('reads nothing from %s%s', (search, hash) => {
    expect(readSelection(options, search, hash)).toEqual({});
  });
});
