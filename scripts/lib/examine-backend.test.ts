import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../storefront/backend/server.ts';
import { fixtureShop } from '../../storefront/backend/testing/fixture-shop.ts';
import { capabilityFields, stockCapabilities } from '../../storefront/src/commerce/capabilities.ts';
import { productAttributes } from '../../storefront/src/products/product-attributes.ts';
import { knownMethods } from '../../storefront/src/checkout/payment/known-methods.ts';
import { findTextLocale } from '../../storefront/src/i18n/find-text-locale.ts';
import { findStoreName } from '../../storefront/src/shell/layout/find-store-name.ts';
import { locales } from '../../storefront/src/i18n/locale.ts';
import { layoutBlocks } from '../../storefront/src/platform/layout/layout-blocks.ts';
import { getStaticPaths } from '../../storefront/src/shell/routes.ts';
import { featureNames } from './backend-features.mjs';
import { backendAddress, examineBackend } from './examine-backend.mjs';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-doctor-'));
  folders.push(folder);
  return folder;
};
const start = (profile: 'stock' | 'extended', release: '2.4.8' | '2.4.9') =>
  startBackend({
    port: 0,
    faults: false,
    dataFolder: newFolder(),
    publicUrl: 'http://localhost:3000',
    shop: fixtureShop(),
    profile,
    release,
  });

let running: Awaited<ReturnType<typeof start>>[];
beforeAll(async () => {
  running = await Promise.all([start('extended', '2.4.8'), start('stock', '2.4.9')]);
});
afterAll(async () => {
  await Promise.all(running.map((backend) => backend.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const examine = (url: string, send?: typeof fetch) =>
  examineBackend({
    url,
    capabilityFields,
    featureNames,
    productAttributes,
    paymentMethods: knownMethods,
    locales,
    findTextLocale,
    findStoreName,
    blocks: Object.values(layoutBlocks),
    shopPaths: getStaticPaths(),
    ...(send && { send }),
  });
const verdicts = (findings: readonly { name: string; verdict: string }[]) =>
  Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]));

describe('examineBackend', () => {
  it('finds everything in a backend with all extensions', async () => {
    const { connection, behavior, features } = await examine(running[0]?.url ?? '');
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', Introspection: 'ok', 'What the shop needs': 'ok' });
    expect(verdicts(behavior)).toEqual({
      Version: 'ok',
      Store: 'ok',
      'Addresses of the store': 'missing',
      Countries: 'ok',
      Currencies: 'ok',
      'Terms and conditions': 'ok',
      'Guests and customers': 'ok',
      'Home page': 'broken',
      'CMS blocks': 'ok',
      'Paths of the shop': 'ok',
      'Types of products': 'ok',
      Captcha: 'ok',
      'Design and lists': 'ok',
      Purchase: 'ok',
      'Required attributes': 'ok',
      Catalog: 'ok',
      'Attributes of products': 'missing',
      'Queries by GET': 'ok',
      Errors: 'ok',
      Tokens: 'ok',
      REST: 'ok',
      'Payment methods': 'ok',
      Images: 'broken',
      CORS: 'ok',
    });
    expect(features.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
    expect(features).toHaveLength(Object.keys(capabilityFields).length);
  });

  it('names the attributes of products that are not there or not on cards', async () => {
    const answered =
      (items: object[] | null): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('customAttributeMetadataV2')
          ? Promise.resolve(
              Response.json(
                items
                  ? { data: { customAttributeMetadataV2: { items } } }
                  : { errors: [{ message: 'Cannot query field.' }] },
              ),
            )
          : fetch(input, init);
    const finding = async (items: object[] | null) =>
      (await examine(running[0]?.url ?? '', answered(items))).behavior.find(
        ({ name }) => name === 'Attributes of products',
      );
    const all = productAttributes.map((code) => ({ code, used_in_product_listing: true }));
    expect(await finding(all)).toMatchObject({ verdict: 'ok', text: `all ${all.length} are there` });
    const [, ...others] = all;
    expect(await finding([{ code: 'subtitle', used_in_product_listing: false }, ...others.slice(2)])).toMatchObject({
      verdict: 'missing',
      text: 'not there, and left out of the pages: brand, legal_name; subtitle is not on cards: set “Used in Product Listing” to Yes in its storefront properties',
    });
    expect(await finding(null)).toMatchObject({ verdict: 'ok', text: expect.stringContaining('2.4.7') as string });
  });

  it('takes errors of Magento 2.4.6, which have no category, but a path', async () => {
    const answered =
      (error: object): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('cart(cart_id')
          ? Promise.resolve(Response.json({ data: { cart: null }, errors: [error] }))
          : fetch(input, init);
    const finding = async (error: object) =>
      (await examine(running[0]?.url ?? '', answered(error))).behavior.find(({ name }) => name === 'Errors');
    expect(await finding({ message: 'Could not find a cart', path: ['cart'] })).toMatchObject({ verdict: 'ok' });
    expect(await finding({ message: 'Could not find a cart' })).toMatchObject({ verdict: 'broken' });
  });

  it('names the paths at which the shop hides a page of Magento', async () => {
    const answered: typeof fetch = (input, init) => {
      const path = typeof init?.body === 'string' ? /route\(url: \\"(.+?)\\"\)/.exec(init.body)?.[1] : undefined;
      if (path === undefined) return fetch(input, init);
      const type = path === '/downloads' ? 'CMS_PAGE' : path === '/sign-in' ? 'PWA_404' : null;
      const route = type === null && path !== '/cart' ? null : { type, relative_url: path.slice(1) };
      return Promise.resolve(Response.json({ data: { route } }));
    };
    const { behavior } = await examine(running[0]?.url ?? '', answered);
    expect(behavior.find(({ name }) => name === 'Paths of the shop')).toMatchObject({
      verdict: 'missing',
      text: expect.stringContaining('of its own at /cart, /downloads, so') as string,
    });
  });

  it('lists the payment methods that the backend offers and the shop leaves out', async () => {
    const offering =
      (codes: readonly string[]): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('available_payment_methods')
          ? Promise.resolve(
              Response.json({
                data: {
                  addProductsToCart: {
                    cart: { items: [{ quantity: 1 }], available_payment_methods: codes.map((code) => ({ code })) },
                  },
                },
              }),
            )
          : fetch(input, init);
    const finding = async (send?: typeof fetch) =>
      (await examine(running[1]?.url ?? '', send)).behavior.find(({ name }) => name === 'Payment methods');
    expect(await finding()).toMatchObject({ verdict: 'ok', text: 'witryna_card, banktransfer, cashondelivery' });
    expect(await finding(offering(['checkmo', 'przelewy24']))).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/^checkmo; left out.*: przelewy24\. Declare/) as string,
    });
    expect(await finding(offering(['przelewy24']))).toMatchObject({
      verdict: 'broken',
      text: expect.stringContaining('none can be offered') as string,
    });
  });

  it('names the features that stock Magento lacks, with their fields, and 4xx answers', async () => {
    const { connection, behavior, features } = await examine(`${running[1]?.url ?? ''}/`);
    expect(connection.every(({ verdict }) => verdict === 'ok')).toBe(true);
    expect(features.filter(({ verdict }) => verdict === 'ok')).toHaveLength(stockCapabilities.length);
    expect(features.find(({ name }) => name === 'Favourite store')?.text).toContain('Query.getFavoriteStore');
    expect(behavior.find(({ name }) => name === 'Tokens')?.text).toContain('status 401');
  });

  it('says what to do about a backend that tells nothing of itself', async () => {
    const mute: typeof fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('__type')
        ? Promise.resolve(Response.json({ errors: [{ message: 'No.' }] }))
        : fetch(input, init);
    const { connection, features } = await examine(running[0]?.url ?? '', mute);
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', Introspection: 'missing' });
    expect(features).toEqual([]);
  });

  it.each([
    [
      'a web page',
      new Response('<title>Sklep</title>', { headers: { 'content-type': 'text/html' } }),
      /a web page \(“Sklep”\).*name that of Magento itself/,
    ],
    ['no such path', new Response('', { status: 404 }), /is not there \(status 404\).*the folder it stands in/],
    ['a password', new Response('', { status: 401 }), /asks for a password/],
    ['a firewall', new Response('', { status: 403 }), /on its list/],
    [
      'too many requests',
      new Response('<title>Error 1015</title>', { status: 429, headers: { 'content-type': 'text/html' } }),
      /status 429.*on its list/,
    ],
    [
      'another address',
      new Response(null, { status: 301, headers: { location: 'https://www.shop.example/graphql' } }),
      /sends on to https:\/\/www\.shop\.example\/graphql/,
    ],
    ['maintenance', new Response('', { status: 503 }), /maintenance:disable/],
    ['a failure', new Response('', { status: 500 }), /var\/log\/exception\.log/],
    [
      'another GraphQL',
      Response.json({ errors: [{ message: 'Cannot query field "storeConfig" on type "Query".' }] }),
      /not Magento’s/,
    ],
    ['other data', Response.json([]), /does not answer as Magento does: status 200, application\/json/],
  ])('says what to do about an address that answers with %s', async (_, answer, words) => {
    const { connection, behavior, features } = await examine('https://shop.example', () => Promise.resolve(answer));
    expect([connection.length, behavior, features]).toEqual([1, [], []]);
    expect(connection[0]).toMatchObject({ name: 'GraphQL', verdict: 'broken' });
    expect(connection[0]?.text).toMatch(words);
  });

  it.each([
    ['ENOTFOUND', /no host of this name/],
    ['ECONNREFUSED', /nothing listens at this port/],
    ['CERT_HAS_EXPIRED', /certificate has expired/],
    ['UND_ERR_CONNECT_TIMEOUT', /does not answer in time/],
    ['EPROTO', /cannot be reached: as the system says it/],
  ])('says why a host cannot be reached: %s', async (code, words) => {
    const cause = Object.assign(new Error('as the system says it'), { code });
    const { connection } = await examine('https://shop.example', () =>
      Promise.reject(new TypeError('fetch failed', { cause })),
    );
    expect(connection.map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
  });

  it('reports everything else when a check gets no response', async () => {
    const url = running[0]?.url ?? '';
    const dropping =
      (word: string, drop: () => Promise<Response>): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes(word) ? drop() : fetch(input, init);
    const hasUnknown = async (word: string, drop: () => Promise<Response>) => {
      const { connection, behavior } = await examine(url, dropping(word, drop));
      expect(behavior.length).toBeGreaterThan(20);
      return [...connection, ...behavior].filter(({ verdict }) => verdict === 'unknown');
    };
    const timeout = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    const limited = () => Promise.resolve(new Response('<h1>Too many requests</h1>', { status: 429 }));
    expect(await hasUnknown('total_count', timeout)).toEqual([
      {
        name: 'Catalog',
        verdict: 'unknown',
        text: expect.stringMatching(/^could not be asked: the backend does not answer in time/) as string,
      },
    ]);
    expect(await hasUnknown('route(url', limited)).toMatchObject([
      { name: 'Paths of the shop', text: expect.stringContaining('status 429') as string },
    ]);
    expect(await hasUnknown('secure_base_media_url } products', limited)).toMatchObject([{ name: 'Images' }]);
    expect(await hasUnknown('cmsPage', timeout)).toMatchObject([{ name: 'Home page' }]);
    expect(await hasUnknown('recaptchaV3Config', timeout)).toMatchObject([{ name: 'Captcha' }]);
  });

  it('reports all but what it read of the store or the schema when these got no response', async () => {
    const timeout = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    const { behavior, features, connection } = await examine(running[0]?.url ?? '', (input, init) =>
      typeof init?.body === 'string' && /checkoutAgreements|Query: __type/.test(init.body)
        ? timeout()
        : fetch(input, init),
    );
    expect(features).toEqual([]);
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', Introspection: 'unknown' });
    expect(verdicts(behavior)).toMatchObject({ Store: 'unknown', Catalog: 'ok', CORS: 'ok' });
  });

  it('looks up four paths of the shop at a time', async () => {
    let inFlight = 0;
    let most = 0;
    await examine(running[0]?.url ?? '', async (input, init) => {
      const isPath = typeof init?.body === 'string' && init.body.includes('route(url');
      if (isPath) most = Math.max(most, ++inFlight);
      const response = await fetch(input, init);
      if (isPath) inFlight -= 1;
      return response;
    });
    expect(most).toBe(4);
  });

  it.each<[string, Record<string, string>, string]>([
    ['nothing of caches behind Varnish', { 'cache-control': 'no-store, no-cache, must-revalidate, max-age=0' }, 'work'],
    [
      'that a cache takes part',
      { 'cache-control': 'no-store', 'x-magento-cache-id': 'a1b2' },
      'work; a cache takes part',
    ],
    [
      'how a cache is seen',
      { 'cache-control': 'no-store', 'x-magento-cache-debug': 'HIT' },
      'work; a cache takes part (x-magento-cache-debug: HIT)',
    ],
    [
      'how long responses may be stored',
      { 'cache-control': 'max-age=86400, public' },
      'work; may be cached for 86400 s',
    ],
  ])('says of queries by GET %s', async (_, headers, text) => {
    const { behavior } = await examine(running[0]?.url ?? '', (input, init) =>
      typeof input === 'string' && input.includes('/graphql?')
        ? Promise.resolve(Response.json({ data: { storeConfig: { store_code: 'default' } } }, { headers }))
        : fetch(input, init),
    );
    expect(behavior.find(({ name }) => name === 'Queries by GET')).toEqual({
      name: 'Queries by GET',
      verdict: 'ok',
      text,
    });
  });

  it('says that the products cannot be listed, or that there are none', async () => {
    const url = running[0]?.url ?? '';
    const withCatalog =
      (answer: unknown): typeof fetch =>
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('total_count')
          ? Promise.resolve(Response.json(answer))
          : fetch(input, init);
    const createCatalog = async (answer: unknown) =>
      (await examine(url, withCatalog(answer))).behavior.find(({ name }) => name === 'Catalog');
    const failing = await createCatalog({ errors: [{ message: 'No alive nodes found in your cluster' }], data: null });
    expect(failing).toMatchObject({ verdict: 'broken' });
    expect(failing?.text).toContain('No alive nodes found in your cluster');
    expect(failing?.text).toContain('indexer:reindex');
    expect(await createCatalog({ data: { products: { total_count: 0 }, categoryList: [] } })).toMatchObject({
      verdict: 'missing',
    });
  });

  it('tells other origins that are allowed from all of them', async () => {
    const url = running[0]?.url ?? '';
    const withOrigin =
      (origin: string): typeof fetch =>
      (input, init) =>
        init?.method === 'OPTIONS'
          ? Promise.resolve(new Response(null, { headers: { 'access-control-allow-origin': origin } }))
          : fetch(input, init);
    const cors = async (origin: string) =>
      (await examine(url, withOrigin(origin))).behavior.find(({ name }) => name === 'CORS')?.text;
    expect(await cors('https://other.example')).toContain('allowed from https://other.example alone');
    expect(await cors('*')).toContain('without the headers authorization');
  });

  it('takes the path of the API off an address', () => {
    for (const path of ['', '/', '/graphql', '/graphql/'])
      expect(backendAddress(`https://shop.example${path}`)).toBe('https://shop.example');
    expect(backendAddress('https://shop.example/magento/graphql')).toBe('https://shop.example/magento');
  });

  it('has a name for every feature, and for nothing else', () => {
    expect(Object.keys(featureNames).sort()).toEqual(Object.keys(capabilityFields).sort());
  });
});
