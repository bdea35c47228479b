import { describe, expect, it } from 'vitest';
import { getStockedSkus } from './get-stocked-skus.ts';

type Products = Parameters<typeof getStockedSkus>[0];
type Line = NonNullable<NonNullable<Products['cart']>['items']>[number];

const simple = (sku: string): Line => ({
  uid: 'MQ==',
  __typename: 'SimpleCartItem',
  product: { __typename: 'SimpleProduct', sku },
});
const part = (id: number, sku: string | null) => ({
  uid: `part ${id}`,
  id,
  product: sku === null ? null : ({ __typename: 'SimpleProduct', sku } as const),
});
const bundle: Line = {
  uid: 'Mg==',
  __typename: 'BundleCartItem',
  product: {
    __typename: 'BundleProduct',
    sku: 'SET',
    items: [
      { uid: 'one', options: [part(11, 'MUG'), part(12, 'CUP')] },
      { uid: 'two', options: [part(21, 'TEA'), part(22, null)] },
    ],
  },
  bundle_options: [
    { uid: 'one', values: [{ uid: 'a', id: 12 }] },
    {
      uid: 'two',
      values: [
        { uid: 'b', id: 21 },
        { uid: 'c', id: 22 },
      ],
    },
  ],
};
const variant: Line = {
  uid: 'Mw==',
  __typename: 'ConfigurableCartItem',
  product: { __typename: 'ConfigurableProduct', sku: 'SHIRT' },
  configured_variant: { __typename: 'SimpleProduct', sku: 'SHIRT-M' },
};

const read = (...items: Line[]) => getStockedSkus({ cart: { id: 'cart1', items } });

describe('getStockedSkus', () => {
  it('returns a product of two lines once', () => {
    expect(read(simple('MUG'), simple('TEA'), simple('MUG'))).toEqual(['MUG', 'TEA']);
  });

  it('returns the variant of a configurable product', () => {
    expect(read(variant)).toEqual(['SHIRT-M']);
  });

  it('returns the chosen parts of a bundle in its place, without one whose SKU is not readable', () => {
    expect(read(simple('TEA'), bundle)).toEqual(['TEA', 'CUP']);
  });

  it('returns nothing of a missing cart and of lines that the backend could not read', () => {
    expect(getStockedSkus({ cart: null })).toEqual([]);
    expect(read(null)).toEqual([]);
  });
});
