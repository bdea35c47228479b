import { describe, expect, it } from 'vitest';
import { chooseOptions } from './choose-options.mjs';

const inStock = { stock_status: 'IN_STOCK' };
const soldOut = { stock_status: 'OUT_OF_STOCK' };

describe('chooseOptions', () => {
  it('chooses a variant in stock', () => {
    const product = (...stocks: object[]) => ({
      __typename: 'ConfigurableProduct',
      sku: 'shoe',
      variants: stocks.map((stock, index) => ({ product: stock, attributes: [{ uid: `size-${index}` }] })),
    });
    expect(chooseOptions(product(soldOut, inStock))).toEqual({ sku: 'shoe', selected: ['size-1'], entered: [] });
    expect(chooseOptions(product(soldOut))).toBeNull();
  });

  it('chooses the preset part of each required option of a bundle, and one where none is required', () => {
    const option = (required: boolean, ...parts: object[]) => ({ required, options: parts });
    const part = (uid: string, is_default: boolean, product: object = inStock) => ({ uid, is_default, product });
    const bundle = (...options: object[]) => ({ __typename: 'BundleProduct', sku: 'set', bundle: options });
    expect(
      chooseOptions(
        bundle(
          option(false, part('cloth', true)),
          option(true, part('brass', false), part('steel', true)),
          option(true, part('oak', true, soldOut), part('beech', false)),
        ),
      )?.selected,
    ).toEqual(['steel', 'beech']);
    expect(chooseOptions(bundle(option(false, part('cloth', false))))?.selected).toEqual(['cloth']);
    expect(chooseOptions(bundle(option(true, part('oak', true, soldOut))))).toBeNull();
  });

  it('buys a product of a group instead of the group', () => {
    const member = (sku: string, changes: object = {}) => ({
      product: { __typename: 'SimpleProduct', sku, ...inStock, options: [], ...changes },
    });
    const group = [member('a', soldOut), member('b', { options: [{ required: true }] }), member('c')];
    expect(chooseOptions({ __typename: 'GroupedProduct', sku: 'series', group })).toEqual({
      sku: 'c',
      selected: [],
      entered: [],
    });
    expect(chooseOptions({ __typename: 'GroupedProduct', sku: 'series', group: [] })).toBeNull();
  });

  it('chooses a file of a download where they are sold separately', () => {
    const download = (links_purchased_separately: number) => ({
      __typename: 'DownloadableProduct',
      sku: 'book',
      links_purchased_separately,
      downloadable_product_links: [{ uid: 'first' }, { uid: 'second' }],
    });
    expect(chooseOptions(download(1))?.selected).toEqual(['first']);
    expect(chooseOptions(download(0))?.selected).toEqual([]);
  });

  it('fills the required options of a product', () => {
    const options = [
      { __typename: 'CustomizableFieldOption', uid: 'text', required: true },
      { __typename: 'CustomizableDateOption', uid: 'day', required: true },
      { __typename: 'CustomizableDropDownOption', uid: 'size', required: true, dropDown: [{ uid: 's' }, { uid: 'm' }] },
      { __typename: 'CustomizableRadioOption', uid: 'color', required: false, radio: [{ uid: 'red' }] },
    ];
    expect(chooseOptions({ __typename: 'SimpleProduct', sku: 'mug', options })).toEqual({
      sku: 'mug',
      selected: ['s'],
      entered: [
        { uid: 'text', value: '1' },
        { uid: 'day', value: expect.stringMatching(/^\d{4}-\d\d-\d\d 12:00:00$/) as string },
      ],
    });
  });

  it('cannot choose a file', () => {
    const options = [{ __typename: 'CustomizableFileOption', uid: 'file', required: true }];
    expect(chooseOptions({ __typename: 'SimpleProduct', sku: 'print', options })).toBeNull();
  });
});
