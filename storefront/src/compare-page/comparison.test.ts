import { expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { comparisonQuery } from './comparison-query.ts';
import { toComparison } from './comparison.ts';

type Response = Parameters<typeof toComparison>[0];
type Item = NonNullable<NonNullable<NonNullable<Response['compareList']>['items']>[number]>;

const item = (id: string, values: Record<string, string>): Item => ({
  uid: id,
  product: {
    __typename: 'SimpleProduct',
    uid: id,
    sku: id,
    name: `Product ${id}`,
    url_key: id,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    rating_summary: 0,
    review_count: 0,
    options: null,
    small_image: null,
    listing: null,
    price_range: {
      minimum_price: { final_price: { value: 10, currency: 'EUR' }, regular_price: { value: 10, currency: 'EUR' } },
      maximum_price: null,
    },
  },
  attributes: Object.entries(values).map(([code, value]) => ({ code, value })),
});

const attributes = [
  { code: 'color', label: 'Color' },
  { code: 'material', label: 'Material' },
  { code: 'none', label: 'None' },
];

it('puts the values of each property in the order of the products, as text, and marks those that differ', () => {
  const items = [
    item('1', { color: 'red', material: '<p>Oak &amp; ash</p>', none: '' }),
    item('2', { material: 'Oak & ash', color: 'blue' }),
  ];
  const { products, attributes: rows } = toComparison({ compareList: { uid: 'x', items, attributes } });
  expect(products.map(({ id, product }) => [id, product.name])).toEqual([
    ['1', 'Product 1'],
    ['2', 'Product 2'],
  ]);
  expect(rows).toEqual([
    { code: 'color', label: 'Color', values: ['red', 'blue'], differs: true },
    { code: 'material', label: 'Material', values: ['Oak & ash', 'Oak & ash'], differs: false },
  ]);
});

it('marks a property that one product lacks', () => {
  const items = [item('1', { color: 'red' }), item('2', {})];
  expect(toComparison({ compareList: { uid: 'x', items, attributes } }).attributes).toEqual([
    { code: 'color', label: 'Color', values: ['red', ''], differs: true },
  ]);
});

it.each(['N/A', 'Nicht verfügbar', 'k. A.', 'N.v.t.', 'Nie dotyczy', 'N/D', 'S/O'])(
  'leaves out a property that no product has, for which Magento says "%s"',
  (text) => {
    const items = [item('1', { color: 'red', material: text }), item('2', { color: text, material: text })];
    expect(toComparison({ compareList: { uid: 'x', items, attributes } }).attributes).toEqual([
      { code: 'color', label: 'Color', values: ['red', text], differs: true },
    ]);
  },
);

it('keeps a property that all products have in the same way', () => {
  const items = [item('1', { color: 'No' }), item('2', { color: 'No' })];
  expect(toComparison({ compareList: { uid: 'x', items, attributes } }).attributes).toMatchObject([{ code: 'color' }]);
});

it('is empty without a list', () => {
  expect(toComparison({ compareList: null })).toEqual({ products: [], hiddenCount: 0, attributes: [] });
});

it('counts the products that Magento cannot read, and compares the others', async () => {
  const items = [item('1', { color: 'red' }), null, item('3', { color: 'blue' })];
  const error = { message: 'Internal server error', path: ['compareList', 'items', 1, 'product', 'price_range'] };
  const compareList = { uid: 'x', items, attributes };
  const { client } = fakeBackend(() => ({ data: { compareList }, errors: [error] }));
  const { data } = await execute(client, comparisonQuery, { uid: 'x' });
  expect(toComparison(data)).toMatchObject({ products: [{ id: '1' }, { id: '3' }], hiddenCount: 1 });
});

it('cannot be read where the list is refused', async () => {
  const { client } = fakeBackend(() => ({ data: { compareList: null }, errors: [graphqlError('No list.')] }));
  await expect(execute(client, comparisonQuery, { uid: 'x' })).rejects.toMatchObject({ kind: 'graphql' });
});
