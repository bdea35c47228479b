import { afterAll, describe, expect, it, vi } from 'vitest';
import { createMerchants, productTypes } from './merchants.ts';
import { findBadTexts } from './visible-texts.ts';
import { renderPage } from '../render-page.ts';

const paths = [
  '/',
  '/category',
  '/category?p=2',
  '/cms',
  ...productTypes.map((type) => `/product/${type}`),
  '/search.html?query=shirt',
  '/cart',
  '/checkout',
  '/create-account',
  '/sign-in',
  '/customer/account',
  '/contact-us',
  '/catalog/product_compare',
  '/track-my-order',
];

const merchants = createMerchants({ stock: [0.05, 1], extended: [0, 0.3] });

afterAll(() => {
  vi.unstubAllGlobals();
});

/** Returns what is wrong with a page. */
async function findProblems(path: string, merchant: (typeof merchants)[number], index: number): Promise<string[]> {
  vi.stubGlobal('fetch', merchant.fetch);
  const problems: string[] = [];
  const page = await renderPage(`https://shop.example${path}`, `https://unknown-${index}.example`, (error) =>
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  if (page.kind !== 'html') return [`redirects to ${page.headers['location']}`];
  if (page.status !== 200) problems.push(`has status ${page.status}`);
  const structuredData = [...page.head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  for (const [, json = ''] of structuredData)
    JSON.parse(json, (key, value: unknown) => {
      if (value === null || value === 'undefined') problems.push(`has structured data without ${key}`);
      return value;
    });
  return [...problems, ...findBadTexts(page.head + page.markup).map((text) => `shows "${text}"`)];
}

describe('The server renders the pages of merchants whose backend answers whatever its schema allows', {
  timeout: 120_000,
}, () => {
  it.each(paths)('at %s', async (path) => {
    for (const [index, merchant] of merchants.entries())
      expect(await findProblems(path, merchant, index), merchant.name).toEqual([]);
  });

  it('without a page where there is none', async () => {
    for (const [index, { fetch }] of merchants.entries()) {
      vi.stubGlobal('fetch', fetch);
      const page = await renderPage('https://shop.example/nothing', `https://unknown-${index}.example`, (error) =>
        expect(error).toBeUndefined(),
      );
      expect(page.status).toBe(404);
    }
  });
});
