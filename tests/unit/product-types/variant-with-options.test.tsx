// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { defineShop } from '../../../storefront/backend/index.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';

let insoles: OpenShop;
beforeAll(async () => {
  const shop = defineShop({
    ...germanShoes,
    catalog: {
      ...germanShoes.catalog,
      products: germanShoes.catalog.products.map((product) =>
        product.sku === 'S-SOHLE' ? { ...product, options: [{ type: 'field', title: 'Gravur' }] } : product,
      ),
    },
  });
  insoles = await openShop({ shop, profile: 'stock' });
});
afterAll(() => insoles.shop.dispose());
afterEach(cleanup);

it('a product with options goes to the wishlist with the variant that was chosen last', async () => {
  const { token } = await insoles.shop.newCustomer();
  await insoles.open('/einlegesohle-kork.html', { token });
  for (const size of ['41', '42']) fireEvent.click(await screen.findByRole('radio', { name: size }));
  const main = screen.getByRole('main');
  const toggle = await waitFor(() => {
    const found = main.querySelector('button[aria-pressed]');
    expect(found).not.toBeNull();
    return found;
  });
  if (toggle) fireEvent.click(toggle);
  const query = `{ customer { wishlists { items_v2 { items {
    ... on ConfigurableWishlistItem { configurable_options { value_label } }
  } } } } }`;
  await waitFor(async () => {
    const { data } = await insoles.shop.ask(query, {}, token);
    expect(data).toEqual({
      customer: { wishlists: [{ items_v2: { items: [{ configurable_options: [{ value_label: '42' }] }] } }] },
    });
  });
});

it('opens a product with the variant that the query of its URL names', async () => {
  await insoles.open('/einlegesohle-kork.html?size=42');
  expect(await screen.findByRole('radio', { name: '42' })).toHaveProperty('checked', true);
});

it('opens a product with the variant that the fragment of a Magento link names', async () => {
  const response = await insoles.shop.ask(
    '{ products(filter: { sku: { eq: "S-SOHLE" } }) { items { ... on ConfigurableProduct { configurable_options { attribute_id_v2 values { label value_index } } } } } }',
  );
  const values = ['products', 'items', 0, 'configurable_options', 0] as const;
  const attribute = response.at(...values, 'attribute_id_v2');
  expect(response.at(...values, 'values', 1, 'label')).toBe('42');
  await insoles.open(
    `/einlegesohle-kork.html#${String(attribute)}=${String(response.at(...values, 'values', 1, 'value_index'))}`,
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: '42' })).toHaveProperty('checked', true));
});
