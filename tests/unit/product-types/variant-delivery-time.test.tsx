// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { defineShop, type SeedProduct } from '../../../storefront/backend/index.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { openShop, type OpenShop } from '../shop-page/open-shop.tsx';

const withDeliveryTimes = (product: SeedProduct): SeedProduct =>
  product.sku === 'S-SOHLE' && product.kind.type === 'configurable'
    ? {
        ...product,
        texts: { delivery_time: 'in 2 Tagen bei Ihnen' },
        kind: {
          ...product.kind,
          variants: product.kind.variants.map((variant) =>
            variant.sku === 'S-SOHLE-42' ? { ...variant, texts: { delivery_time: 'in 3 Wochen bei Ihnen' } } : variant,
          ),
        },
      }
    : product;

let opened: OpenShop;
beforeAll(async () => {
  const { catalog } = germanShoes;
  opened = await openShop({
    shop: defineShop({
      ...germanShoes,
      catalog: {
        ...catalog,
        textAttributes: [{ code: 'delivery_time', label: 'Lieferzeit', isHtml: false }],
        products: catalog.products.map(withDeliveryTimes),
      },
    }),
    profile: 'stock',
  });
});
afterAll(() => opened.shop.dispose());
afterEach(cleanup);

it('a product says when the chosen variant is delivered', async () => {
  await opened.open('/einlegesohle-kork.html');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.textContent).toContain('in 2 Tagen bei Ihnen'));
  fireEvent.click(await screen.findByRole('radio', { name: '42' }));
  await waitFor(() => expect(main.textContent).toContain('in 3 Wochen bei Ihnen'));
  expect(main.textContent).not.toContain('in 2 Tagen');
});
