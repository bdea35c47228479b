import { afterEach, describe, expect, it, vi } from 'vitest';
import { execute, timeLimits } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { loadProduct } from './load-product.ts';
import { priceRange, sampleProduct } from './testing/sample-product.ts';

const variant = (sku: string, ean: string | null) => ({
  attributes: [{ code: 'size', uid: sku }],
  product: {
    sku,
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    media_gallery: [],
    price_range: priceRange(44.9),
    visible: { items: ean === null ? [] : [{ code: 'ean', value: ean }] },
  },
});

const item = {
  ...sampleProduct,
  __typename: 'ConfigurableProduct',
  media_gallery: [],
  categories: [],
  reviews: { items: [] },
  related_products: [],
  upsell_products: [],
  custom_attributesV2: {
    items: [
      { code: 'material', value: 'Wool' },
      { code: 'ean', value: '590' },
    ],
  },
  configurable_options: [],
  variants: [variant('S', '591'), variant('M', null), variant('L', '590')],
};

const labels = {
  data: {
    storeConfig: null,
    attributesList: {
      items: [
        { code: 'material', label: 'Material', frontend_input: 'TEXT' },
        { code: 'ean', label: 'EAN', frontend_input: 'TEXT' },
      ],
    },
  },
};

const table = (ean: string) =>
  `<table><tbody><tr><th scope="row">Material</th><td>Wool</td></tr>` +
  `<tr><th scope="row">EAN</th><td>${ean}</td></tr></tbody></table>`;

function load(
  visibleAttributes: () => object | Promise<object>,
  product: object = { data: { products: { items: [item] } } },
) {
  const { client } = fakeBackend(({ name }) => (name === 'getVisibleAttributes' ? visibleAttributes() : product), {
    capabilities: ['customAttributes'],
  });
  const fetch: LoadContext['fetch'] = async (query, variables) => (await execute(client, query, variables)).data;
  return loadProduct(
    { sku: 'WIT-D3' },
    {
      fetch,
      intl: createShopIntl({ locale: 'en_US' }).intl,
      layout: { ...sampleLayout, capabilities: ['customAttributes'] },
      pathname: '/witamina-d3.html',
    },
  );
}

describe('loadProduct', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const failing = (...path: (string | number)[]) =>
    graphqlError('Internal server error', 'internal', ['products', 'items', 0, ...path]);

  it('leaves out related products and variants that Magento cannot read', async () => {
    const [first, second] = item.variants;
    const items = [
      { ...item, related_products: [null, sampleProduct], variants: [first, { ...second, product: null }] },
    ];
    const { product } = await load(() => labels, {
      data: { products: { items } },
      errors: [failing('related_products', 0, 'price_range'), failing('variants', 1, 'product', 'price_range')],
    });
    expect(product.related.map(({ sku }) => sku)).toEqual([sampleProduct.sku]);
    expect(product.variants.map(({ sku }) => sku)).toEqual(['S']);
  });

  it('shows a product and variants of which Magento cannot tell how much is left', async () => {
    const { product } = await load(() => labels, {
      data: { products: { items: [item] } },
      errors: [failing('only_x_left_in_stock'), failing('variants', 0, 'product', 'only_x_left_in_stock')],
    });
    expect(product.variants.map(({ sku, fewLeft }) => [sku, fewLeft])).toEqual([
      ['S', null],
      ['M', null],
      ['L', null],
    ]);
  });

  it('shows a product whose attributes Magento cannot read', async () => {
    const { product } = await load(() => labels, {
      data: { products: { items: [{ ...item, custom_attributesV2: null, listing: null }] } },
      errors: [failing('custom_attributesV2'), failing('listing'), failing('variants', 0, 'product', 'visible')],
    });
    expect(product).toMatchObject({ sku: sampleProduct.sku, brand: null, subtitle: null });
  });

  it('fails where Magento cannot read the product itself', async () => {
    const loading = load(() => labels, { data: { products: { items: [null] } }, errors: [failing('price_range')] });
    await expect(loading).rejects.toMatchObject({ kind: 'graphql' });
  });

  it('has a table of attributes for variants in which it is another one', async () => {
    const { product } = await load(() => labels);
    expect(product.facts.specification).toBe(table('590'));
    expect(product.variants.map(({ facts }) => facts.specification)).toEqual([table('591'), undefined, undefined]);
  });

  it('does not wait for the labels of the table when they hang', async () => {
    vi.useFakeTimers();
    const loaded = load(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(timeLimits.optionalPart);
    const { product } = await loaded;
    expect(product).toMatchObject({ name: 'Witamina D3', facts: {} });
    expect(product.facts.specification).toBeUndefined();
  });
});
