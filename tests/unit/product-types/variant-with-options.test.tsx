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
