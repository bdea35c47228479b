// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap.ts';

/** The addresses of a sitemap, as a robot reads them. */
const read = (xml: string) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent);

describe('sitemapXml', () => {
  it('holds the addresses in their order', () => {
    const addresses = ['https://shop.example/', 'https://shop.example/a.html?x=1&y=<2>', 'https://shop.example/"\'.html'];
    const xml = sitemapXml(addresses.map((address) => ({ address, alternates: [] })));
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" /);
    expect(read(xml)).toEqual(addresses);
  });

  it('is whole without addresses', () => {
    expect(read(sitemapXml([]))).toEqual([]);
  });
});
