import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageFolder, defineShop, type Shop } from '../index.ts';
import { createMediaHandler } from '../media/index.ts';
import { createTestBackend, valueAt } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';

let images: string;
let backend: TestBackend;

/** Shop in another trade, language and currency than the demo. */
function createShoeShop(): Shop {
  return defineShop({
    storeViews: [
      {
        id: 1,
        code: 'default',
        name: 'Schuhhaus',
        groupCode: 'schuhhaus',
        groupName: 'Schuhhaus',
        websiteId: 1,
        websiteCode: 'base',
        websiteName: 'Schuhhaus',
        locale: 'de_DE',
        timezone: 'Europe/Berlin',
        baseCurrency: 'EUR',
        displayCurrency: 'EUR',
        availableCurrencies: ['EUR'],
        exchangeRates: { EUR: 10_000 },
        sortOrder: 0,
        isDefault: true,
        settings: {
          name: 'Schuhhaus',
          mailboxes: { sender: 'laden@schuhhaus.example', staff: 'team@schuhhaus.example' },
          countries: { DE: 'DEU' },
          shipping: {
            countries: ['DE'],
            freeFrom: null,
            carriers: [{ code: 'dhl', methodCode: 'standard', price: 4_90, titles: { de: ['DHL', 'Paket'] } }],
          },
          tax: { name: 'MwSt.', goodsPercent: 19, shippingPercent: 19 },
          transferAccount: 'DE00 0000 0000 0000 0000 00',
          withdrawalDays: 14,
          config: { default_country: 'DE', cms_home_page: 'start|2' },
        },
        words: { sorting: { price: 'Preis' } },
      },
    ],
    catalog: {
      categories: [{ urlKey: 'stiefel', name: 'Stiefel', description: '<p>Für Regen und Schnee.</p>' }],
      attributes: [
        {
          code: 'size',
          label: 'Größe',
          options: [
            { value: '41', label: '41' },
            { value: '42', label: '42' },
          ],
        },
      ],
      textAttributes: [{ code: 'material', label: 'Material', isHtml: false }],
      products: [
        {
          sku: 'BOOT',
          name: 'Winterstiefel',
          urlKey: 'winterstiefel',
          categories: ['stiefel'],
          shortDescription: 'Warm gefüttert.',
          description: '<p>Aus Leder.</p>',
          texts: { material: 'Leder' },
          images: [{ file: '/boot/front.png' }],
          addedOn: '2026-09-01',
          popularity: 10,
          kind: {
            type: 'configurable',
            attributes: ['size'],
            variants: [
              { sku: 'BOOT-41', options: { size: '41' }, price: { regular: 129_00 }, stock: 3 },
              { sku: 'BOOT-42', options: { size: '42' }, price: { regular: 129_00 }, stock: 3 },
            ],
          },
        },
        {
          sku: 'LACES',
          name: 'Schnürsenkel',
          urlKey: 'Schnürsenkel',
          categories: ['stiefel'],
          shortDescription: 'Rund, 120 cm.',
          description: '<p>Aus Baumwolle.</p>',
          addedOn: '2026-08-01',
          popularity: 5,
          kind: { type: 'simple', price: { regular: 4_95 }, stock: 20 },
        },
      ],
    },
    content: {
      cmsPages: [{ identifier: 'start', title: 'Schuhhaus', content: '<p>Willkommen</p>' }],
      cmsBlocks: [],
      urlRewrites: [],
    },
    images: createImageFolder(images),
  });
}

beforeAll(() => {
  images = mkdtempSync(join(tmpdir(), 'shoe-images-'));
  backend = createTestBackend({ shop: createShoeShop() });
});
afterAll(() => {
  backend.dispose();
  rmSync(images, { recursive: true, force: true });
});

async function ask(query: string): Promise<unknown> {
  const { data, errors } = await backend.graphql(query);
  expect(errors).toBeUndefined();
  return data;
}

describe('a shop of one language without demo content', () => {
  it('has a store configuration of its own', async () => {
    const data = await ask(`{
      storeConfig { store_code locale base_currency_code default_country title_suffix copyright need_help { email } }
      countries { id three_letter_abbreviation }
    }`);
    expect(data).toEqual({
      storeConfig: {
        store_code: 'default',
        locale: 'de_DE',
        base_currency_code: 'EUR',
        default_country: 'DE',
        title_suffix: null,
        copyright: null,
        need_help: null,
      },
      countries: [{ id: 'DE', three_letter_abbreviation: 'DEU' }],
    });
  });

  it('has the home page of its configuration', async () => {
    const data = await ask('{ route(url: "/") { __typename relative_url } }');
    expect(data).toEqual({ route: { __typename: 'CmsPage', relative_url: 'start' } });
  });

  it.each(['Schnürsenkel.html', '/Schn%C3%BCrsenkel.html'])('finds the product at %s', async (url) => {
    const data = await ask(`{ route(url: "${url}") { __typename relative_url } }`);
    expect(data).toEqual({ route: { __typename: 'SimpleProduct', relative_url: 'Schnürsenkel.html' } });
  });

  it('lists its products with their attributes and images, and without a unit price for one piece', async () => {
    const data = await ask(`{ products(filter: {}, sort: { price: DESC }) {
      items { sku name unit_price { amount } small_image { url } custom_attributesV2 { items { code ... on AttributeValue { value } } } }
      sort_fields { options { label value } }
    } }`);
    expect(valueAt(data, 'products', 'items')).toEqual([
      {
        sku: 'BOOT',
        name: 'Winterstiefel',
        unit_price: null,
        small_image: { url: 'https://backend.test/media/catalog/product/boot/front.png' },
        custom_attributesV2: { items: expect.arrayContaining([{ code: 'material', value: 'Leder' }]) as unknown },
      },
      expect.objectContaining({ sku: 'LACES', unit_price: null }),
    ]);
    const labels = [valueAt(data, 'products', 'sort_fields', 'options')]
      .flat()
      .map((option) => valueAt(option, 'label'));
    expect(labels).toContain('Preis');
    expect(labels).toContain('Bestsellers');
  });

  it('finds products by words of any language as they are typed', async () => {
    expect(await ask('{ products(search: "stiefel") { items { sku } } }')).toMatchObject({
      products: { items: expect.arrayContaining([{ sku: 'BOOT' }]) as unknown },
    });
  });

  it('fills a guest cart with its tax and its carrier', async () => {
    const cartId = String(valueAt(await ask('mutation { createEmptyCart }'), 'createEmptyCart'));
    await ask(
      `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{ sku: "LACES", quantity: 2 }]) { user_errors { code } } }`,
    );
    const address =
      '{ firstname: "Anna", lastname: "Muster", street: ["Hauptstr. 1"], city: "Berlin", postcode: "10115", country_code: "DE", telephone: "+49 30 000000" }';
    const data =
      await ask(`mutation { setShippingAddressesOnCart(input: { cart_id: "${cartId}", shipping_addresses: [{ address: ${address} }] }) { cart {
      prices { grand_total { value currency } applied_taxes { label } } free_shipping { is_free }
      shipping_addresses { available_shipping_methods { carrier_code carrier_title amount { value currency } } }
    } } }`);
    expect(valueAt(data, 'setShippingAddressesOnCart', 'cart')).toEqual({
      prices: { grand_total: { value: 9.9, currency: 'EUR' }, applied_taxes: [{ label: 'MwSt. 19%' }] },
      free_shipping: null,
      shipping_addresses: [
        {
          available_shipping_methods: [
            { carrier_code: 'dhl', carrier_title: 'DHL', amount: { value: 4.9, currency: 'EUR' } },
          ],
        },
      ],
    });
  });
});

describe('createImageFolder', () => {
  it('serves files of the folder in the requested width, and nothing outside of it', async () => {
    const image = sharp({ create: { width: 400, height: 500, channels: 3, background: '#884422' } });
    writeFileSync(join(images, 'front.png'), await image.png().toBuffer());
    const handler = createMediaHandler({ images: createImageFolder(images), cacheFolder: join(images, 'cache') });
    const get = (path: string) => handler({ path, query: new URLSearchParams('width=80') });
    const found = await get('/media/front.png');
    expect(found?.status).toBe(200);
    expect(await sharp(found?.body).metadata()).toMatchObject({ width: 80, height: 100, format: 'png' });
    expect((await get('/media/missing.png'))?.status).toBe(404);
    expect((await get(`/media/../${images.split('/').at(-1) ?? ''}/front.png`))?.status).toBe(404);
    expect((await get('/media/cache/../front.png'))?.status).toBe(404);
  });
});
