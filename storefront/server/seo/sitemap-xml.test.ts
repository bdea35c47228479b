// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** The addresses of a sitemap, as a robot reads them. */
const read = (xml: string) =>
  [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('urlset > url > loc')].map(
    (loc) => loc.textContent,
  );

describe('sitemapXml', () => {
  it('holds the addresses in their order', () => {
    const addresses = [
      'https://shop.example/',
      'https://shop.example/a.html?x=1&y=<2>',
      'https://shop.example/"\'.html',
    ];
    const xml = sitemapXml(addresses.map((address) => ({ address, alternates: [], images: [] })));
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" /,
    );
    expect(read(xml)).toEqual(addresses);
  });

  it('names at most twenty images of a page, in the name space of images', () => {
    const images = Array.from({ length: 30 }, (_, index) => `https://shop.example/media/${index}.jpg?a=1&b=2`);
    const xml = new DOMParser().parseFromString(
      sitemapXml([{ address: 'https://shop.example/a.html', alternates: [], images }]),
      'application/xml',
    );
    const named = [...xml.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc')].map(
      (loc) => loc.textContent,
    );
    expect(named).toEqual(images.slice(0, 20));
  });

  it('is whole without addresses', () => {
    expect(read(sitemapXml([]))).toEqual([]);
  });
});

describe('sitemapIndexXml', () => {
  it('holds the addresses of sitemaps in their order', () => {
    const addresses = ['https://shop.example/sitemap-pl-0.xml', 'https://shop.example/sitemap-pl-1.xml?a=1&b=2'];
    const index = new DOMParser().parseFromString(sitemapIndexXml(addresses), 'application/xml');
    expect(index.documentElement.localName).toBe('sitemapindex');
    expect([...index.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent)).toEqual(addresses);
  });
});
