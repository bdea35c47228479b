import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../storefront/backend/server.ts';
import { knownMethods } from '../../storefront/src/checkout/payment/known-methods.ts';
import germanShoes from '../merchants/german-shoes/index.ts';
import { checkPaymentMethods } from '../../scripts/lib/backend-checks.mjs';
import { checkPurchase } from '../../scripts/lib/check-purchase.mjs';
import { getAt, isObject } from '../../scripts/lib/get-at.mjs';

let backend: Awaited<ReturnType<typeof startBackend>> | undefined;
let dataFolder = '';
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'doctor-purchase-'));
  backend = await startBackend({
    shop: germanShoes,
    profile: 'stock',
    release: '2.4.8',
    port: 0,
    faults: false,
    dataFolder,
    publicUrl: 'http://localhost:3000',
  });
}, 60_000);
afterAll(async () => {
  await backend?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Changes the data of a response. */
type Change = (data: unknown) => void;

/** Tries to buy where responses are changed. Each change is made wherever its part of the data is there. */
const buy = (settings: unknown, ...changes: Change[]) =>
  checkPurchase(async (query) => {
    const response = await fetch(`${backend?.url ?? ''}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const body: unknown = await response.json();
    for (const change of changes) change(getAt(body, 'data'));
    return { body };
  }, settings);

const german = { locale: 'de_DE', default_country: 'DE' };
const germany = [{ id: 'DE', available_regions: [{ id: 81, code: 'BAY' }] }];
const store = { storeConfig: german, countries: germany };

/** Leaves products out of lists. */
const listing =
  (isListed: (product: unknown) => boolean): Change =>
  (data) => {
    const products = getAt(data, 'products');
    if (!isObject(products) || !Array.isArray(products['items'])) return;
    products['items'] = products['items'].filter((product: unknown) => isListed(product));
  };

const ofType = (type: string) => listing((product) => getAt(product, '__typename') === type);

/** Replaces a list in the responses that have it. */
const replacing =
  (list: unknown[], ...path: string[]): Change =>
  (data) => {
    const parent = getAt(data, ...path.slice(0, -1));
    const name = path.at(-1) ?? '';
    if (isObject(parent) && name in parent) parent[name] = list;
  };

const nowhere = replacing(
  [{ available_shipping_methods: [] }],
  'setShippingAddressesOnCart',
  'cart',
  'shipping_addresses',
);

describe('the doctor', () => {
  it.each([
    ['ConfigurableProduct', 'deliveries: 2'],
    ['BundleProduct', 'deliveries: 2'],
    ['GroupedProduct', 'deliveries: 2'],
    ['VirtualProduct', 'nothing is shipped'],
    ['DownloadableProduct', 'nothing is shipped'],
  ])('buys where each product is a %s', async (type, text) => {
    const { finding, offered } = await buy(store, ofType(type));
    expect(finding).toEqual({
      name: 'Purchase',
      verdict: 'ok',
      text: `works as a guest up to the order, which was not placed; ${text}`,
    });
    expect(offered).toContain('banktransfer');
  });

  it('fills the required options of the only product', async () => {
    const { finding } = await buy(
      store,
      listing((product) => getAt(product, 'sku') === 'L-GRAVUR'),
    );
    expect(finding).toMatchObject({ verdict: 'ok' });
  });

  it('does not say that a shop sells of which it can buy nothing', async () => {
    const purchase = await buy(
      store,
      listing((product) => getAt(product, 'sku') === 'L-ENTWURF'),
    );
    expect(purchase.finding).toMatchObject({
      verdict: 'unknown',
      text: expect.stringContaining('require a file') as string,
    });
    expect(checkPaymentMethods(purchase, knownMethods).verdict).toBe('unknown');
  });

  it('sees that shoes with variants are neither delivered nor paid', async () => {
    const unknownMethods = [{ code: 'acme_pay' }];
    const purchase = await buy(
      store,
      ofType('ConfigurableProduct'),
      nowhere,
      replacing(unknownMethods, 'addProductsToCart', 'cart', 'available_payment_methods'),
    );
    expect(purchase.finding).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('nothing is delivered to 10115 Berlin, DE') as string,
    });
    expect(checkPaymentMethods(purchase, knownMethods)).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('acme_pay') as string,
    });
  });

  it('judges the payment methods that are left in the end', async () => {
    const purchase = await buy(
      store,
      replacing([{ code: 'acme_pay' }], 'setBillingAddressOnCart', 'cart', 'available_payment_methods'),
    );
    expect(checkPaymentMethods(purchase, knownMethods).verdict).toBe('broken');
  });

  it('delivers to an address before it collects', async () => {
    const pickup = { carrier_code: 'instore', method_code: 'pickup', available: true };
    const addresses = ['setShippingAddressesOnCart', 'cart', 'shipping_addresses'];
    const { finding } = await buy(store, (data) => {
      const methods = getAt(data, ...addresses, 0, 'available_shipping_methods');
      if (Array.isArray(methods)) methods.unshift(pickup);
    });
    expect(finding).toMatchObject({ verdict: 'ok' });
    const alone = await buy(store, replacing([{ available_shipping_methods: [pickup] }], ...addresses));
    expect(alone.finding).toMatchObject({
      verdict: 'unknown',
      text: expect.stringContaining('where they collect') as string,
    });
  });

  it('finds the country that is delivered to when the default one is not', async () => {
    const countries = [{ id: 'AF' }, { id: 'AX' }, { id: 'AL' }, { id: 'US' }, ...germany];
    const { finding } = await buy({ storeConfig: { locale: 'de_DE', default_country: 'US' }, countries });
    expect(finding).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/an address in DE, but nothing is delivered to US.*Default Country/) as string,
    });
  });

  it('reads the countries where the settings of the store cannot be read', async () => {
    expect((await buy({})).finding).toMatchObject({ verdict: 'ok' });
  });

  it('goes up to the delivery where guests cannot order', async () => {
    const closed = { ...store, storeConfig: { ...german, is_guest_checkout_enabled: false } };
    const { finding, offered } = await buy(closed);
    expect(finding).toMatchObject({
      verdict: 'ok',
      text: 'works up to the shipping method: guests cannot order; deliveries: 2',
    });
    expect(offered).toContain('banktransfer');
    expect((await buy(closed, replacing([], 'estimateShippingMethods'))).finding.verdict).toBe('broken');
  });

  it.each([
    ['an error of the server', 'Internal server error', undefined, 'broken', /exception\.log/],
    [
      'no guests with downloads',
      'Gastbestellung ist nicht erlaubt.',
      'graphql-authorization',
      'missing',
      /Downloadable/,
    ],
  ])('distinguishes %s when an e-mail address is refused', async (_, message, category, verdict, text) => {
    const { finding } = await checkPurchase(
      (query) =>
        Promise.resolve({
          body: query.startsWith('{ products')
            ? {
                data: {
                  products: { items: [{ __typename: 'DownloadableProduct', sku: 'd', stock_status: 'IN_STOCK' }] },
                },
              }
            : query.includes('createEmptyCart')
              ? { data: { createEmptyCart: 'cart' } }
              : query.includes('addProductsToCart')
                ? { data: { addProductsToCart: { cart: { items: [{ quantity: 1 }], is_virtual: true } } } }
                : { errors: [{ message, ...(category && { extensions: { category } }) }] },
        }),
      store,
    );
    expect(finding).toMatchObject({ verdict, text: expect.stringMatching(text) as string });
  });

  it('learns nothing of payments from a product that costs nothing', () => {
    expect(checkPaymentMethods({ offered: ['free'], seen: ['free'] }, knownMethods)).toMatchObject({
      verdict: 'unknown',
      text: expect.stringContaining('Set a price') as string,
    });
  });
});
