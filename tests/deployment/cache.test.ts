import { expect, test as base } from '@playwright/test';
import { samplePages } from '../../scripts/lib/sample-pages.mjs';
import { startCachedShop, type CachedShop } from './cached-shop.ts';

const test = base.extend<{ paths: Record<'home' | 'category' | 'product', string> }, { shop: CachedShop }>({
  shop: [
    async ({}, use) => {
      const shop = await startCachedShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  paths: async ({ shop }, use) => {
    const pages = await samplePages(shop.url);
    const findPath = (kind: string) => pages.find((page) => page.kind === kind)?.path ?? '';
    await use({ home: findPath('home'), category: findPath('category'), product: findPath('product') });
  },
});

/** How the cache came by an answer. */
async function ask(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; cache: string | null; headers: Headers; text: string }> {
  const response = await fetch(address, { headers, redirect: 'manual' });
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    headers: response.headers,
    text: await response.text(),
  };
}

/** Removes what bears a tag, as Magento does when something is saved. */
function purge(shop: CachedShop, tag: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(shop.url, { method: 'PURGE', headers: { 'X-Magento-Tags-Pattern': `((^|,)${tag}(,|$))`, ...headers } });
}

test.describe('storefront behind Varnish', () => {
  test('a page is rendered once and answered from the cache then, the same for everybody', async ({ shop, paths }) => {
    for (const path of Object.values(paths)) {
      const first = await ask(shop.url + path);
      expect(first.status, path).toBe(200);
      const again = await ask(shop.url + path, { cookie: 'PHPSESSID=ola', authorization: 'Bearer of-ola' });
      expect(again.cache, path).toBe('HIT');
      expect(again.text).toBe(first.text);
      expect(again.headers.get('cache-tag'), 'tags stay between storefront and cache').toBeNull();
    }
  });

  test('marks of campaigns and the order of parameters make no second copy', async ({ shop, paths }) => {
    await ask(`${shop.url}${paths.category}?product_list_order=price&p=1`);
    const marked = await ask(`${shop.url}${paths.category}?utm_source=list&p=1&gclid=x1&product_list_order=price`);
    expect(marked.cache).toBe('HIT');
    expect((await ask(`${shop.url}${paths.category}?product_list_order=name&p=1`)).cache).toBe('MISS');
  });

  test('each encoding has a copy of its own', async ({ shop, paths }) => {
    for (const encoding of ['br', 'gzip']) {
      await ask(shop.url + paths.home, { 'accept-encoding': encoding });
      const again = await ask(shop.url + paths.home, { 'accept-encoding': encoding });
      expect([again.cache, again.headers.get('content-encoding')]).toEqual(['HIT', encoding]);
    }
  });

  test('a saved product takes the pages that show it out of the cache, and no other', async ({ shop, paths }) => {
    const getCacheTags = async (path: string) =>
      (await fetch(`${shop.storefronts[0]}${path}`)).headers.get('cache-tag')?.split(',') ?? [];
    const onHome = await getCacheTags(paths.home);
    const product = (await getCacheTags(paths.category)).find(
      (tag) => /^cat_p_\d+$/.test(tag) && !onHome.includes(tag),
    );
    if (!product) throw new Error('Every product of the category stands on the home page too.');
    expect(
      onHome.some((tag) => /^cat_p_\d+$/.test(tag)),
      'the home page names its products',
    ).toBe(true);

    for (const path of [paths.home, paths.category]) await ask(shop.url + path);
    expect((await purge(shop, product)).status).toBe(200);
    expect((await ask(shop.url + paths.category)).cache).toBe('MISS');
    expect((await ask(shop.url + paths.category)).cache).toBe('HIT');
    expect((await ask(shop.url + paths.home)).cache).toBe('HIT');
  });

  test('a saved category or a full reindex takes all pages out of the cache, and a saved CMS page all CMS pages', async ({
    shop,
    paths,
  }) => {
    const fill = async () => {
      for (const path of [paths.home, paths.product]) await ask(shop.url + path);
    };
    // No page shows an entity with this id.
    await fill();
    expect((await purge(shop, 'cms_p_987654')).status).toBe(200);
    expect((await ask(shop.url + paths.home)).cache).toBe('MISS');
    expect((await ask(shop.url + paths.product)).cache).toBe('HIT');

    await fill();
    expect((await purge(shop, 'cat_c_987654')).status).toBe(200);
    expect((await ask(shop.url + paths.home)).cache).toBe('MISS');
    expect((await ask(shop.url + paths.product)).cache).toBe('MISS');

    await fill();
    expect((await purge(shop, 'cat_p')).status).toBe(200);
    expect((await ask(shop.url + paths.home)).cache).toBe('MISS');
    expect((await ask(shop.url + paths.product)).cache).toBe('MISS');

    await fill();
    expect((await purge(shop, 'cat_c')).status).toBe(200);
    expect((await ask(shop.url + paths.home)).cache).toBe('MISS');

    await fill();
    expect((await purge(shop, 'cat_c_p_987654')).status).toBe(200);
    expect((await ask(shop.url + paths.home)).cache).toBe('HIT');
  });

  test('nobody removes pages through a proxy in front, whose address is in the own network', async ({
    shop,
    paths,
  }) => {
    await ask(shop.url + paths.home);
    for (const forwarded of ['203.0.113.7', '10.0.0.1, 203.0.113.7']) {
      expect((await purge(shop, 'layout', { 'X-Forwarded-For': forwarded })).status).toBe(405);
    }
    expect((await ask(shop.url + paths.home)).cache).toBe('HIT');
  });

  test('what belongs to one shopper is never kept', async ({ shop }) => {
    for (const path of ['/cart', '/checkout', '/customer/account', '/search.html?query=magnez', '/no-such-page']) {
      await ask(shop.url + path);
      expect((await ask(shop.url + path)).cache, path).toBe('MISS');
    }
    const query = new URLSearchParams({ query: '{ storeConfig { store_code } }' });
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask(`${shop.url}/graphql?${query}`)).cache).toBe('MISS');
    }
    const cart = async () => {
      const response = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
      });
      return response.text();
    };
    expect(await cart()).not.toBe(await cart());
  });

  test('the cart without scripts is that of the cookie, and of nobody else', async ({ shop }) => {
    const send = async (query: string): Promise<unknown> => {
      const response = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return response.json();
    };
    const read = (answer: unknown, name: string) =>
      new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(answer))?.[1] ?? '';
    const found = await send('{ products(filter: {}, pageSize: 100) { items { ... on SimpleProduct { sku name } } } }');
    const name = read(found, 'name');
    const cartId = read(await send('mutation { createEmptyCart }'), 'createEmptyCart');
    await send(
      `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{ sku: "${read(found, 'sku')}", quantity: 1 }]) { cart { id } } }`,
    );
    const openCart = (path: string, headers = {}) => ask(shop.url + path, headers);
    const cookie = `theme=dark; witryna_cart=${cartId}`;
    expect((await openCart('/cart', { cookie })).text).toContain(name);
    expect((await openCart('/cart?utm_source=mail', { cookie })).text).toContain(name);
    expect((await openCart('/cart')).text).not.toContain(name);
  });

  test('a process may be killed without a failed request', async ({ shop, paths }) => {
    let going = true;
    const statuses: number[] = [];
    const visit = async (visitor: number) => {
      // Each address is new to the cache, so that a process has to answer it.
      for (let turn = 0; going; turn += 1)
        statuses.push((await ask(`${shop.url}${paths.product}?visit=${visitor}-${turn}`)).status);
    };
    const visitors = Array.from({ length: 4 }, (_, visitor) => visit(visitor));
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    const before = statuses.length;
    await shop.killOne();
    await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(before + 60);
    going = false;
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
