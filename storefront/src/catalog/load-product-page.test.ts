import { expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { loadProductPage } from './load-product-page.ts';
import { sampleProduct } from './testing/sample-product.ts';

async function load(texts: { short_description: { html: string }; description: { html: string } }) {
  const item = {
    ...sampleProduct,
    ...texts,
    __typename: 'SimpleProduct',
    media_gallery: [],
    categories: [],
    reviews: { items: [] },
    related_products: [],
    upsell_products: [],
    custom_attributesV2: { items: [] },
  };
  const { client } = fakeBackend(() => ({ data: { products: { items: [item] } } }));
  const fetch: LoadContext['fetch'] = async (query, variables) => (await execute(client, query, variables)).data;
  const { intl, load: loadMessages } = createShopIntl({ locale: 'en_US' });
  await loadMessages(layoutMessages);
  return loadProductPage(
    { sku: 'WIT-D3' },
    {
      url: new URL('https://shop.example/witamina-d3.html'),
      pathname: '/witamina-d3.html',
      root: 'https://shop.example',
      signal: new AbortController().signal,
      intl,
      layout: sampleLayout,
      cartId: null,
      fetch,
      query: fetch,
    },
  );
}

const slider =
  '<div data-content-type="slider" data-appearance="default" data-element="main">' +
  '<div data-content-type="slide" data-appearance="poster" data-element="main"><div data-element="content"><p>Cynk</p></div></div></div>';

it('reads descriptions of Page Builder as such, and names what draws them', async () => {
  const { view, lazyModules, metadata } = await load({
    short_description: { html: '' },
    description: { html: slider },
  });
  expect(view.description).toMatchObject({
    kind: 'page-builder',
    content: { children: [{ contentType: 'slider', children: [{ contentType: 'slide' }] }] },
  });
  expect(lazyModules).toContain('src/content/shop-rich-content.tsx');
  expect(metadata).toMatchObject({ description: 'Cynk', structuredData: [{ description: 'Cynk' }, {}] });
});

it('reads plain descriptions as safe HTML, and needs nothing to draw them', async () => {
  const { view, lazyModules } = await load({
    short_description: { html: '<p onclick="x()">Krótko</p>' },
    description: { html: '<p>Długo</p><script>x()</script>' },
  });
  expect(view).toMatchObject({
    shortDescription: { kind: 'html', html: '<p>Krótko</p>' },
    description: { kind: 'html', html: '<p>Długo</p>' },
    product: { shortDescription: '', description: '' },
  });
  expect(lazyModules).toEqual([]);
});
