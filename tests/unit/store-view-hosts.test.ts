import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../storefront/backend/server.ts';
import { fixtureShop } from '../../storefront/backend/testing/fixture-shop.ts';
import { createSitemap } from '../../storefront/server/seo/sitemap.ts';
import { silentLogger } from '../../storefront/server/testing/silent-logger.ts';
import { startHttp } from '../../storefront/server/testing/start-http.ts';
import { renderPage } from './render-page.ts';

const polish = 'https://shop.pl.example';
const english = 'https://shop.example';

let backend: RunningBackend;
let dataFolder: string;

// Each store view has a host.
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'witryna-hosts-'));
  const home = { identifier: 'home', title: 'Dzień dobry', content: '<p>Dzień dobry</p>' };
  const shop = fixtureShop({
    content: {
      cmsPages: [{ ...home, translations: { en: { title: 'Good morning', content: '<p>Good morning</p>' } } }],
      cmsBlocks: [],
      urlRewrites: [
        { requestPath: 'old', targetPath: 'https://magento.example/cart?step=1', redirectCode: 301 },
        { requestPath: 'view', targetPath: 'http://magento.example/witryna_pl_en_gb/cart', redirectCode: 302 },
        { requestPath: 'file', targetPath: 'https://magento.example/media/a.pdf', redirectCode: 302 },
        { requestPath: 'away', targetPath: 'https://blog.example/', redirectCode: 302 },
      ],
    },
  });
  const [first, ...others] = shop.storeViews;
  const toHost = (view: typeof first) => ({
    ...view,
    config: {
      base_url: 'https://magento.example/',
      secure_base_link_url: `${view.isDefault ? polish : english}/`,
    },
  });
  backend = await startBackend({
    port: 0,
    dataFolder,
    secondStoreView: true,
    shop: { ...shop, storeViews: [toHost(first), ...others.map(toHost)] },
  });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const open = (url: string) => renderPage(url, backend.url);

const openPage = async (url: string) => {
  const page = await open(url);
  if (page.kind === 'html') return page;
  throw new Error(`${url} redirects to ${page.headers['location']}.`);
};

describe('a store view with a host of its own', () => {
  it('is at the root of this host, with its URLs in the head', async () => {
    const { status, locale, head, markup, state } = await openPage(`${english}/`);
    expect([status, locale, state.layout.store.storeCode, state.layout.basePath]).toEqual([
      200,
      'en-GB',
      'witryna_pl_en_gb',
      '',
    ]);
    expect(markup).toContain('<p>Good morning</p>');
    const links = [...head.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)"/g)];
    expect(links.map(([, language = 'canonical', url]) => [language, url])).toEqual([
      ['canonical', `${english}/`],
      ['pl-PL', `${polish}/`],
      ['en-GB', `${english}/`],
      ['x-default', `${polish}/`],
    ]);
  });

  it('has one URL of each page, and leads to the pages of others', async () => {
    const urls = ['/witryna_pl_en_gb/cart', '/witryna_pl_pl_pl/cart', '/cart?___store=witryna_pl_pl_pl'];
    const pages = await Promise.all(urls.map((url) => open(english + url)));
    expect(pages.map(({ headers }) => headers['location'])).toEqual(['/cart', `${polish}/cart`, `${polish}/cart`]);
  });

  it('has the pages to which the backend redirects with a host of its own, and leads to no other site', async () => {
    const pages = await Promise.all(['/old?p=2', '/view', '/file', '/away'].map((path) => open(polish + path)));
    expect(pages.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [301, '/cart?step=1'],
      [302, `${english}/cart`],
      [302, `${polish}/media/a.pdf`],
      [404, undefined],
    ]);
  });

  it('has a sitemap of its own pages, with links to those of others', async () => {
    const sitemap = createSitemap({
      commerceUrl: backend.url,
      publicUrl: english,
      imageService: 'server',
      logger: silentLogger,
    });
    const url = await startHttp((request, response) => void sitemap('/sitemap.xml', request, response));
    const xml = await (await fetch(url)).text();
    const origins = new Set([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).origin));
    expect([...origins]).toEqual([english]);
    expect(xml).toContain(`<loc>${english}/</loc>`);
    expect(xml).toContain(`hreflang="en-GB" href="${english}/"`);
    expect(xml).toContain(`hreflang="x-default" href="${polish}/"`);
  });

  it('is not what the host of the default store view has at its root', async () => {
    const { locale, markup, state } = await openPage(`${polish}/`);
    expect([locale, state.layout.store.storeCode]).toEqual(['pl-PL', 'witryna_pl_pl_pl']);
    expect(markup).toContain('<p>Dzień dobry</p>');
  });
});
