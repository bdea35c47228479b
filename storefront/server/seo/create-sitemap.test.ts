import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { createSitemap, type SitemapOptions } from './sitemap.ts';

/** The root of the store, a category without an address, and categories of five levels on two pages. */
const categoryPages = [
  [
    { uid: 'root', url_path: null, url_suffix: '.html' },
    { uid: 'a', url_path: 'witaminy', url_suffix: '.html' },
    { uid: 'b', url_path: 'witaminy/d', url_suffix: '.html' },
    null,
  ],
  [
    { uid: 'd', url_path: 'sport', url_suffix: null },
    { uid: 'e', url_path: 'sport/a/b/c/d', url_suffix: null },
  ],
];
const pictures = [
  { __typename: 'ProductImage', url: 'https://cdn.example/d3.jpg', disabled: false },
  { __typename: 'ProductImage', url: 'https://cdn.example/hidden.jpg', disabled: true },
  { __typename: 'ProductVideo', url: 'https://cdn.example/film.jpg', disabled: false },
  null,
];
const productPages = [
  [
    { uid: 'a', url_key: 'd3', url_suffix: '.html', media_gallery: pictures },
    null,
    { uid: 'b', url_key: null, url_suffix: null },
  ],
  [{ uid: 'c', url_key: 'magnez', url_suffix: null }],
];
/** Products of a page: two of them differ, all others are named after their page. */
const getItems = (page: number) =>
  productPages[page - 1] ?? [{ uid: `p${page}`, url_key: `p${page}`, url_suffix: null, media_gallery: [] }];
const englishCategories = [[{ uid: 'a', url_path: 'vitamins', url_suffix: '.html' }]];
const polishStore = { store_code: 'pl', locale: 'pl_PL', store_sort_order: 0, is_default_store: true };
const englishStore = { store_code: 'en', locale: 'en_US', store_sort_order: 1, is_default_store: false };

/** A backend with these store views; tells what it was asked, and fails while `works()` is false. */
async function startBackend(availableStores: readonly object[], works = () => true, totalPages = 2) {
  const asked: string[] = [];
  const url = await startHttp((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://backend');
    const name = searchParams.get('operationName');
    const read = (name: string) => new RegExp(`"${name}":"?([\\d.]+)`).exec(searchParams.get('variables') ?? '')?.[1];
    const page = Number(read('page') ?? 1);
    // The products of page 7 cost 7.
    const within = Array.from({ length: totalPages }, (_, index) => index + 1).filter(
      (price) => price >= Number(read('from') ?? 0) && price <= Number(read('to') ?? Infinity),
    );
    const { store } = request.headers;
    asked.push([name, store].filter(Boolean).join(' of '));
    if (!works()) {
      response.writeHead(503).end();
      return;
    }
    const inEnglish = store === 'en';
    const categories = inEnglish ? englishCategories : categoryPages;
    const answers: Record<string, object> = {
      availableStores: { availableStores },
      getSitemapCategories: {
        categories: { page_info: { total_pages: categories.length }, items: categories[page - 1] },
      },
      getSitemapProducts: {
        products: inEnglish
          ? null
          : {
              total_count: within.length * 100,
              page_info: { total_pages: within.length },
              items: getItems(within[page - 1] ?? 0),
            },
      },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: answers[name ?? ''] }));
  });
  return { url, asked };
}

/** Serves the sitemap of a backend; 500 when it cannot be made. */
function serve(backend: { url: string }, logger: SitemapOptions['logger'] = silentLogger): Promise<string> {
  const sitemap = createSitemap({
    commerceUrl: backend.url,
    publicUrl: 'https://shop.example',
    imageService: 'server',
    logger,
  });
  return startHttp((request, response) => {
    sitemap(request.url ?? '', request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}

/** The sitemap of a backend with these store views. */
async function readSitemap(availableStores: readonly object[]) {
  const backend = await startBackend(availableStores);
  const response = await fetch(`${await serve(backend)}/sitemap.xml`);
  const xml = await response.text();
  const entries = [...xml.matchAll(/<url><loc>https:\/\/shop\.example(.*?)<\/loc>(.*?)<\/url>/g)].map(
    ([, path, links = '']) => ({
      path,
      links: [...links.matchAll(/hreflang="(.*?)" href="https:\/\/shop\.example(.*?)"/g)].map(
        ([, hreflang, other]) => `${hreflang} ${other}`,
      ),
    }),
  );
  const images = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image]) => image);
  return { response, entries, images, asked: backend.asked };
}

describe('createSitemap', () => {
  it('names home, categories of every level and the products of all pages', async () => {
    const { response, entries, images, asked } = await readSitemap([polishStore]);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(entries.map(({ path }) => path)).toEqual([
      '/',
      '/witaminy.html',
      '/witaminy/d.html',
      '/sport',
      '/sport/a/b/c/d',
      '/d3.html',
      '/magnez',
    ]);
    expect(entries.flatMap(({ links }) => links)).toEqual([]);
    expect(images).toEqual(['https://cdn.example/d3.jpg']);
    expect(asked.toSorted()).toEqual([
      'availableStores',
      'getSitemapCategories of pl',
      'getSitemapCategories of pl',
      'getSitemapProducts of pl',
      'getSitemapProducts of pl',
    ]);
  });

  it('names images by the addresses that they have on pages', async () => {
    const media = { secure_base_media_url: 'https://cdn.example/' };
    const { images } = await readSitemap([{ ...polishStore, ...media }]);
    expect(images).toEqual(['https://shop.example/media/d3.jpg?quality=85&amp;auto=webp&amp;format=pjpg']);
  });

  it('names the pages of every store view, each with the same page in the others', async () => {
    const { entries } = await readSitemap([polishStore, englishStore]);
    const home = ['pl-PL /', 'en-US /en/', 'x-default /'];
    const vitamins = ['pl-PL /witaminy.html', 'en-US /en/vitamins.html', 'x-default /witaminy.html'];
    expect(entries).toContainEqual({ path: '/', links: home });
    expect(entries).toContainEqual({ path: '/en/', links: home });
    expect(entries).toContainEqual({ path: '/witaminy.html', links: vitamins });
    expect(entries).toContainEqual({ path: '/en/vitamins.html', links: vitamins });
    expect(entries).toContainEqual({ path: '/d3.html', links: [] });
  });

  describe('of a large shop', () => {
    const start = async (works?: () => boolean) => {
      const backend = await startBackend([polishStore, englishStore], works, 250);
      return { url: await serve(backend), asked: backend.asked };
    };
    const getPaths = (xml: string) =>
      [...xml.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);

    it('is an index of parts: categories, and less than 100 pages of products each, by price', async () => {
      const { url, asked } = await start();
      const xml = await (await fetch(`${url}/sitemap.xml`)).text();
      expect(xml).toContain('<sitemapindex ');
      expect(getPaths(xml)).toEqual([
        '/sitemap-pl-0.xml',
        '/sitemap-pl-1.xml',
        '/sitemap-pl-2.xml',
        '/sitemap-pl-3.xml',
        '/sitemap-pl-4.xml',
        '/sitemap-pl-5.xml',
        '/sitemap-en-0.xml',
        '/sitemap-en-1.xml',
      ]);
      expect(asked.filter((name) => name === 'getSitemapProducts of en')).toHaveLength(2);
    });

    it('has each page in a part, also compressed', async () => {
      const { url } = await start();
      const parts = await Promise.all([0, 1, 2, 3, 4, 5].map((part) => fetch(`${url}/sitemap-pl-${part}.xml`)));
      const [categoryPaths = [], ...products] = await Promise.all(
        parts.map(async (part) => getPaths(await part.text())),
      );
      expect(categoryPaths).toEqual(['/', '/witaminy.html', '/witaminy/d.html', '/sport', '/sport/a/b/c/d']);
      expect(products.map(({ length }) => length)).toEqual([50, 51, 51, 51, 51]);
      expect(new Set(products.flat()).size).toBe(250);
      expect(parts.map(({ headers }) => headers.get('content-encoding'))).toEqual(parts.map(() => 'gzip'));
      const plain = await fetch(`${url}/sitemap-pl-5.xml`, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(getPaths(await plain.text())).toEqual(products[4]);
    });

    it('has no part that is not in the index', async () => {
      const { url } = await start();
      const statuses = ['pl-6', 'xx-0', 'en-2'].map(async (part) => (await fetch(`${url}/sitemap-${part}.xml`)).status);
      expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    });

    it('cuts a part off when the backend fails, so that nobody takes it for whole', async () => {
      let left = 15;
      const { url } = await start(() => (left -= 1) >= 0);
      const response = await fetch(`${url}/sitemap-pl-1.xml`, { headers: { 'accept-encoding': 'identity' } });
      await expect(response.text()).rejects.toThrow();
    });
  });

  describe('keeps what it has read', () => {
    const hour = 3_600_000;
    afterEach(() => void vi.useRealTimers());

    it('for an hour, also for those who ask while it is read', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const backend = await startBackend([polishStore]);
      const url = `${await serve(backend)}/sitemap.xml`;
      const read = async () => (await fetch(url)).text();
      const [first, second] = await Promise.all([read(), read()]);
      const once = backend.asked.length;
      expect(once).toBe(5);
      vi.setSystemTime(Date.now() + hour - 1);
      expect([second, await read()]).toEqual([first, first]);
      expect(backend.asked).toHaveLength(once);
      vi.setSystemTime(Date.now() + 1);
      expect(await read()).toBe(first);
      await expect.poll(() => backend.asked).toHaveLength(2 * once);
    });

    it('and sends it while it is read again, also if that fails', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      let works = true;
      const backend = await startBackend([polishStore], () => works);
      const warn = vi.fn();
      const url = `${await serve(backend, { warn })}/sitemap.xml`;
      const read = async () => (await fetch(url)).text();
      const first = await read();
      works = false;
      vi.setSystemTime(Date.now() + hour);
      expect(await read()).toBe(first);
      await expect.poll(() => warn.mock.calls.length, { timeout: 10_000 }).toBe(1);
      const { length } = backend.asked;
      expect(await read()).toBe(first);
      expect(backend.asked).toHaveLength(length);
      works = true;
      vi.setSystemTime(Date.now() + 60_000);
      expect(await read()).toBe(first);
      await expect.poll(() => backend.asked.filter((name) => name.startsWith('getSitemapCategories')).length).toBe(4);
    });

    it('unless it could not', async () => {
      let works = false;
      const url = `${await serve(await startBackend([polishStore], () => works))}/sitemap.xml`;
      expect((await fetch(url)).status).toBe(500);
      works = true;
      expect((await fetch(url)).status).toBe(200);
    });
  });
});
