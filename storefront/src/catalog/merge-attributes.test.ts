import { describe, expect, it } from 'vitest';
import { mergeAttributes } from './merge-attributes.ts';

const attribute = (code: string, value: string) => ({ code, value });

describe('mergeAttributes', () => {
  it('takes the values of the variant in the order of the product, then those that only the variant has', () => {
    const product = { items: [attribute('material', 'Wool'), null, attribute('ean', ''), attribute('care', 'Wash')] };
    const variant = { items: [attribute('weight', '2'), attribute('ean', '590'), attribute('care', ' '), null] };
    expect(mergeAttributes(product, variant)).toEqual({
      items: [
        attribute('material', 'Wool'),
        null,
        attribute('ean', '590'),
        attribute('care', 'Wash'),
        attribute('weight', '2'),
      ],
    });
  });

  it('returns those of the product for a variant without attributes', () => {
    const product = { items: [attribute('material', 'Wool')] };
    expect(mergeAttributes(product, undefined)).toEqual(product);
  });
});
