import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../storefront/backend/server.ts';
import { fixtureShop } from '../../storefront/backend/testing/fixture-shop.ts';
import { renderPage } from './render-page.ts';

const shopUrl = 'https://shop.example';
const [polish, english] = ['witryna_pl_pl_pl', 'witryna_pl_en_gb'] as const;

// Magento's "Add Store Code to Urls" is on: the default store view has its code in links, too.
describe.each(['https://magento.example', shopUrl])('store codes in the URLs of Magento at %s', (magentoUrl) => {
  let backend: RunningBackend;
  let dataFolder: string;

  beforeAll(async () => {
    dataFolder = mkdtempSync(path.join(tmpdir(), 'witryna-codes-'));
    const hrefs = [
      ...[polish, english].flatMap((code) => [`${magentoUrl}/${code}/cart?a=1`, `/${code}/contact-us`]),
      '/wishlist',
    ];
    const content = hrefs.map((href) => `<a href="${href}">link</a>`).join('');
    const shop = fixtureShop({
      content: {
        cmsPages: [{ identifier: 'home', title: 'Home', content }],
        cmsBlocks: [],
        urlRewrites: [{ requestPath: 'old', targetPath: `${magentoUrl}/${english}/cart`, redirectCode: 301 }],
      },
    });
    const [first, ...others] = shop.storeViews;
    const withCode = (view: typeof first) => ({
      ...view,
      config: {
        use_store_in_url: true,
        base_url: `${magentoUrl}/`,
        base_link_url: `${magentoUrl}/${view.code}/`,
        secure_base_link_url: `${magentoUrl}/${view.code}/`,
      },
    });
    backend = await startBackend({
      port: 0,
      dataFolder,
      secondStoreView: true,
      shop: { ...shop, storeViews: [withCode(first), ...others.map(withCode)] },
    });
  });
  afterAll(async () => {
    await backend.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const open = (url: string) => renderPage(shopUrl + url, backend.url);

  it.each([
    ['/', '', '/cart?a=1'],
    [`/${english}/`, `/${english}`, `/${polish}/cart?a=1`],
  ])('leads from content at %s to pages of the store view that a link names', async (url, base, toPolish) => {
    const page = await open(url);
    const markup = page.kind === 'html' ? page.markup : '';
    expect([...markup.matchAll(/<a[^>]* href="([^"]*)"[^>]*>link</g)].map(([, href]) => href)).toEqual([
      toPolish,
      `/${polish}/contact-us`,
      `/${english}/cart?a=1`,
      `/${english}/contact-us`,
      `${base}/wishlist`,
    ]);
  });

  it('has one URL of each page: the default store view has none with its code', async () => {
    const urls = [`/${polish}/`, `/${polish}/cart?a=1`, '/old'];
    const pages = await Promise.all(urls.map(open));
    expect(pages.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [301, '/'],
      [301, '/cart?a=1'],
      [301, `${shopUrl}/${english}/cart`],
    ]);
  });

  it.each([
    ['/', '/'],
    [`/${english}/`, `/${english}/`],
  ])('names the same URLs in the head of %s', async (url, canonical) => {
    const page = await open(url);
    const head = page.kind === 'html' ? page.head : '';
    const links = [...head.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)"/g)];
    expect(links.map(([, language = 'canonical', href]) => [language, href])).toEqual([
      ['canonical', shopUrl + canonical],
      ['pl-PL', `${shopUrl}/`],
      ['en-GB', `${shopUrl}/${english}/`],
      ['x-default', `${shopUrl}/`],
    ]);
  });
});
