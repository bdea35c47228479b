import http from 'node:http';
import { products } from './steps/cart.ts';
import { isThere } from './steps/pages.ts';
import { expect, test } from './steps/second-view-shop.ts';

const injected = 'zatruty.example';

/** Public pages, which a shared cache may keep for everybody. */
const publicPages = [
  '/',
  '/sport.html',
  products.protein.path,
  '/stores',
  '/about-us',
  '/promocje.html',
  '/witryna_pl_en_gb/',
];

/** What a cache does not tell requests apart by. */
const unkeyedHeaders: Record<string, string> = {
  host: injected,
  'x-forwarded-host': injected,
  'x-forwarded-proto': injected,
  'x-forwarded-port': '1',
  'x-forwarded-prefix': `/${injected}`,
  'x-forwarded-server': injected,
  forwarded: `host=${injected};proto=${injected}`,
  'x-host': injected,
  'x-http-host-override': injected,
  'x-original-host': injected,
  'x-original-url': `/${injected}`,
  'x-rewrite-url': `/${injected}`,
  'x-override-url': `/${injected}`,
  'x-http-method-override': 'POST',
  'x-http-method': 'POST',
  'x-method-override': 'POST',
  origin: `https://${injected}`,
  referer: `https://${injected}/`,
  cookie: `store=${injected}; currency=${injected}; X-Magento-Vary=${injected}; witryna_preview=${injected}`,
  store: 'witryna_pl_en_gb',
  'content-currency': 'EUR',
  'x-magento-cache-id': injected,
  'preview-version': injected,
  authorization: `Bearer ${injected}`,
  accept: `application/json, ${injected}`,
  'accept-language': injected,
  'user-agent': injected,
  dnt: '1',
  'save-data': 'on',
  'x-request-id': injected,
  'x-forwarded-for': injected,
  'x-real-ip': injected,
  'true-client-ip': injected,
  range: 'bytes=0-10',
  'if-none-match': '*',
  'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT',
};

interface PageResponse {
  status: number | undefined;
  /** All headers but those that differ from request to request. */
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks with any `Host`, which `fetch` would not send, and without touching the path. */
function ask(
  shopUrl: string,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<PageResponse> {
  const { hostname, port } = new URL(shopUrl);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, age: _age, 'cache-status': _status, 'x-request-id': id, ...others } = response.headers;
        resolve({
          status: response.statusCode,
          headers: { ...others, ...(id === injected && { 'x-request-id': id }) },
          body: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

test.describe('what a shared cache does not tell requests apart by @desktop', () => {
  // One shop for all of them.
  test.describe.configure({ mode: 'default' });

  test('no header changes a byte of a public page', async ({ shop, features }) => {
    for (const path of publicPages.filter((one) => isThere(one, features))) {
      const clean = await ask(shop.url, path);
      expect(clean.headers['cache-control'], path).toContain('public');
      expect(await ask(shop.url, path, unkeyedHeaders), path).toEqual(clean);
    }
  });

  test('campaign parameters are nowhere on a public page', async ({ shop, features }) => {
    const marks = [
      'utm_source',
      'utm_campaign',
      'gclid',
      'gbraid',
      'gad_source',
      'srsltid',
      '_gl',
      'fbclid',
      'msclkid',
      'mc_eid',
    ]
      .map((name) => `${name}=${injected}`)
      .join('&');
    for (const path of publicPages.filter((one) => one !== '/promocje.html' && isThere(one, features))) {
      const clean = await ask(shop.url, path);
      expect((await ask(shop.url, `${path}?${marks}`)).body, path).toBe(clean.body);
    }
  });

  test('responses that depend on more than the URL are not public', async ({ shop }) => {
    for (const path of ['/nie-ma.html', '/search.html?query=magnez', '/cart', '/sign-in']) {
      expect((await ask(shop.url, path)).headers['cache-control'], path).toBe('private, no-store');
    }
    const query = `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`;
    const polish = await ask(shop.url, query);
    const english = await ask(shop.url, query, { store: 'witryna_pl_en_gb' });
    expect(polish.body).not.toBe(english.body);
    expect(polish.headers['vary']).toMatch(/Store, Content-Currency, Authorization/);
    expect(
      (await ask(shop.url, query, { authorization: `Bearer ${injected}` })).headers['cache-control'],
    ).not.toContain('public');
  });

  test('[RSK-27] an equivalent spelling of a path is another page or redirects to the canonical URL', async ({
    shop,
  }) => {
    for (const [path, location] of [
      ['//sport.html?p=2', '/sport.html?p=2'],
      ['///evil.example/%2f..', '/evil.example/%2f..'],
      ['/\\evil.example', '/evil.example'],
      ['/witryna_pl_en_gb//evil.example', '/witryna_pl_en_gb/evil.example'],
      ['/witryna_pl_pl_pl//evil.example', '/witryna_pl_pl_pl/evil.example'],
      ['/witryna_pl_pl_pl/sport.html', '/sport.html'],
      ['/x/..//evil.example', '/evil.example'],
      ['/sport%2ehtml', '/sport.html'],
      ['/%73port.html?p=2', '/sport.html?p=2'],
      // By Magento's rewrites.
      ['/sport.html/', '/sport.html'],
    ]) {
      expect(await ask(shop.url, path ?? ''), path).toMatchObject({ status: 301, headers: { location } });
    }
    const clean = await ask(shop.url, '/sport.html');
    for (const path of [
      '/SPORT.html',
      '/sport.html;x=1',
      '/sport.html%00',
      '/sport.html%0d%0aX-Evil:1',
      '/cart/sport.css',
      '/cart/x.js',
      '/sign-in/a.css',
    ]) {
      const answer = await ask(shop.url, path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'private, no-store']);
      expect(answer.headers).not.toHaveProperty('x-evil');
    }
    // The request line may name a host as well.
    expect((await ask(shop.url, `http://${injected}/sport.html`)).body).toBe(clean.body);
  });

  test('a request that is too large is rejected, and the next one succeeds', async ({ shop }) => {
    const clean = await ask(shop.url, '/sport.html');
    expect((await ask(shop.url, '/sport.html', { 'x-large': 'x'.repeat(20_000) })).status).toBe(431);
    expect((await ask(shop.url, `/sport.html?${'x'.repeat(20_000)}`)).status).toBe(431);
    expect((await ask(shop.url, '/sport.html', {}, 'POST')).status).toBe(415);
    for (const method of ['PUT', 'TRACE', 'PROPFIND'])
      expect((await ask(shop.url, '/sport.html', {}, method)).status, method).toBe(405);
    // A purge names pages as Magento does, which no browser and no proxy in front does.
    expect((await ask(shop.url, '/sport.html', {}, 'PURGE')).status).toBe(400);
    expect((await ask(shop.url, '/sport.html', { 'x-forwarded-for': '203.0.113.7' }, 'PURGE')).status).toBe(403);
    expect(await ask(shop.url, '/sport.html')).toEqual(clean);
  });
});
