import http from 'node:http';
import { queryBackend } from './steps/backend.ts';
import { cartAtBackend, orderAtBackend } from './steps/cart.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { startTestShop } from '../support/test-shop.ts';

const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`page-cache-${workerIndex}`, { PAGE_CACHE_TTL: '' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const category = '/witaminy.html';

/** Sends `PURGE` to the shop and returns the status of the response. */
function purge(shopUrl: string, headers: http.OutgoingHttpHeaders): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request(shopUrl, { method: 'PURGE', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end();
  });
}

test.describe('page cache @desktop', () => {
  // Each of them looks at what the one before has put into the cache of their shop.
  test.describe.configure({ mode: 'default' });

  test('serves a page from memory, and 304 to clients that have it', async ({ shop }) => {
    await fetch(shop.url + category);
    const cached = await fetch(shop.url + category);
    expect(cached.headers.get('cache-status')).toMatch(/^witryna; hit; ttl=\d+$/);
    expect(cached.headers.get('age')).toMatch(/^\d+$/);
    const etag = cached.headers.get('etag') ?? '';
    const known = await fetch(shop.url + category, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });

  test('shows a product as sold out as soon as the last piece is ordered', async ({ shop }) => {
    const sku = 'KAL-CERAMIDY';
    const found = await queryBackend(
      shop,
      'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { url_key } } }',
      { sku },
    );
    const [, urlKey = ''] = /"url_key":"([^"]+)"/.exec(JSON.stringify(found)) ?? [];
    const address = `${shop.url}/${urlKey}.html`;
    const availability = async () => {
      const response = await fetch(address);
      const [, name] = /schema\.org\/(InStock|OutOfStock)/.exec(await response.text()) ?? [];
      return [name, response.headers.get('cache-status')];
    };
    await availability();
    expect(await availability()).toEqual(['InStock', expect.stringContaining('hit')]);
    await orderAtBackend(shop, await cartAtBackend(shop, sku, 14));
    expect(await availability()).toEqual(['OutOfStock', 'witryna; fwd=stale; stored']);
    expect(await availability()).toEqual(['OutOfStock', expect.stringContaining('hit')]);
  });

  test('accepts purges from its network only, in the format of Magento', async ({ shop }) => {
    const tags = (await fetch(shop.url + category)).headers.get('cache-tag')?.split(',') ?? [];
    const own = tags.find((tag) => tag.startsWith('cat_c_')) ?? '';
    expect(own).not.toBe('');
    const status = async () => (await fetch(shop.url + category)).headers.get('cache-status');
    expect(
      await purge(shop.url, { 'x-magento-tags-pattern': `((^|,)${own}(,|$))`, 'x-forwarded-for': '10.0.0.1' }),
    ).toBe(403);
    expect(await purge(shop.url, { 'x-magento-tags-pattern': '(a+)+$' })).toBe(400);
    expect(await purge(shop.url, { 'x-magento-tags-pattern': '((^|,)cat_p_999999(,|$))' })).toBe(200);
    expect(await status()).toContain('hit');
    expect(await purge(shop.url, { 'x-magento-tags-pattern': `((^|,)${own}(,|$))|((^|,)cat_p_999999(,|$))` })).toBe(
      200,
    );
    expect(await status()).toContain('fwd=stale');
    expect(await purge(shop.url, { 'x-magento-tags-pattern': '.*' })).toBe(200);
    expect(await status()).toContain('fwd=stale');
  });

  test('stores nothing about a visitor @full', async ({ shop }) => {
    const paths = ['/', category, '/cart', '/sign-in', '/search.html?query=magnez', '/nie-ma.html'];
    const markers = Array.from({ length: 200 }, (_, visitor) => `foreign-mark-${visitor}-${crypto.randomUUID()}`);
    await purge(shop.url, { 'x-magento-tags-pattern': '.*' });
    await Promise.all(
      markers.map(async (marker, visitor) => {
        const path = paths[visitor % paths.length] ?? '/';
        const response = await fetch(`${shop.url}${path}${path.includes('?') ? '&' : '?'}utm_source=${marker}`, {
          headers: {
            cookie: `witryna_cart=${marker}; witryna_preview=${marker}`,
            authorization: `Bearer ${marker}`,
            'user-agent': marker,
            'x-marker': marker,
          },
        });
        await response.text();
      }),
    );
    for (const path of paths) {
      const text = await (await fetch(shop.url + path)).text();
      expect(
        markers.filter((marker) => text.includes(marker)),
        path,
      ).toEqual([]);
    }
  });
});
