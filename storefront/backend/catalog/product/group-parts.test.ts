import { expect, it } from 'vitest';
import { catalogFixture } from '../../testing/catalog-fixture.ts';
import { fixtureShop } from '../../testing/fixture-shop.ts';
import { createTestBackend } from '../../testing/test-backend.ts';

const [part, ...others] = catalogFixture.products;
if (!part) throw new Error('The fixture has products.');

const group = {
  ...part,
  sku: 'GROUP',
  name: 'Group',
  urlKey: 'group',
  kind: { type: 'grouped' as const, items: [{ sku: part.sku }] },
};

it.each([
  { disabledProducts: [], items: [{ sku: 'GROUP', items: [{ product: { sku: part.sku } }] }], failures: 0 },
  { disabledProducts: [part.sku], items: [null], failures: 1 },
])('lists a group of which $disabledProducts is disabled', async ({ disabledProducts, items, failures }) => {
  const { storeViews } = fixtureShop();
  const [view] = storeViews;
  const shop = fixtureShop({
    storeViews: [{ ...view, disabledProducts }],
    catalog: { ...catalogFixture, products: [part, ...others, group] },
  });
  const reported: unknown[] = [];
  const backend = createTestBackend({ shop, reportFailure: (error) => reported.push(error) });
  const answer = await backend.graphql(`{ products(filter: { sku: { eq: "GROUP" } }) { items {
    sku price_range { minimum_price { final_price { value } } } ... on GroupedProduct { items { product { sku } } }
  } } }`);
  backend.dispose();
  expect(answer.data).toMatchObject({ products: { items } });
  expect(answer.errors?.[0]?.path).toEqual(failures ? ['products', 'items', 0, 'price_range'] : undefined);
  expect(reported).toHaveLength(failures);
});
