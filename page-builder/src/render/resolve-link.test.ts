import { describe, expect, it, vi } from 'vitest';
import { linkTypes } from '../reader-keywords.ts';
import { resolveLink } from './resolve-link.ts';

const settings = { shopHosts: ['shop.example', 'admin.shop.example:8443'], resolveUrl: (path: string) => path };

describe('resolveLink', () => {
  it.each([
    ['https://shop.example/a/b.html?c=1#d', '/a/b.html?c=1#d'],
    ['http://SHOP.example', '/'],
    ['//shop.example/a', '/a'],
    ['https://admin.shop.example:8443/x', '/x'],
    ['/a', '/a'],
    ['a.html', '/a.html'],
    ['?page=2', '/?page=2'],
    ['/a//b', '/a//b'],
    ['https://shop.example//evil.example', '/evil.example'],
  ])('[CMS-05] converts %s to the internal path %s', (url, href) => {
    expect(resolveLink(url, settings)).toEqual({ href, isInternal: true });
  });

  it.each([
    'https://example.com/a',
    '//evil.example',
    'https://shop.example@evil.example/',
    'https://shop.example.evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'mailto:a@b.pl',
    'tel:+48221234567',
    '#pb-sklad',
  ])('[CMS-04] leaves %s to the browser', (url) => {
    expect(resolveLink(url, settings)).toEqual({ href: url, isInternal: false });
  });

  it.each([
    ['/media/wysiwyg/ulotka.pdf', '/media/wysiwyg/ulotka.pdf'],
    ['media/a', '/media/a'],
    ['/pub/media/katalog', '/pub/media/katalog'],
    ['/sitemap.xml?x=1#y', '/sitemap.xml?x=1#y'],
    ['/..//evil.example/a.PDF', '/evil.example/a.PDF'],
    ['https://shop.example/media/wysiwyg/ulotka.pdf', 'https://shop.example/media/wysiwyg/ulotka.pdf'],
    ['//admin.shop.example:8443/pub/media/film', '//admin.shop.example:8443/pub/media/film'],
    ['https://shop.example/karta.html.zip', 'https://shop.example/karta.html.zip'],
  ])('[CMS-04] leaves the file %s to the browser, on its host', (url, href) => {
    const resolveUrl = vi.fn((path: string) => path);
    for (const linkType of [undefined, 'default'] as const)
      expect(resolveLink(url, { ...settings, resolveUrl }, linkType)).toEqual({ href, isInternal: false });
    expect(resolveUrl).not.toHaveBeenCalled();
  });

  it.each([
    '/a.html',
    '/a.HTM?b=c.pdf',
    '/omega-1.5',
    '/omega-2.5ml',
    '/dla.ciebie',
    '/media',
    '/a/media/b',
    '/a.pdf/b',
  ])('[CMS-05] treats %s as a page', (url) => {
    expect(resolveLink(url, settings)).toEqual({ href: url, isInternal: true });
  });

  it('[PBT-21] treats links that Magento marks as pages as such, whatever their ending', () => {
    for (const linkType of ['product', 'category', 'page'] as const)
      expect(resolveLink('/magnez.php', settings, linkType)?.isInternal).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    undefined,
    'https://',
    'http://[',
    '{{store url="x"}}',
    '%7B%7Bmedia%20url=x%7D%7D',
  ])('returns undefined for %j', (url) => {
    expect(resolveLink(url, settings)).toBeUndefined();
  });

  it.each(linkTypes)('[CMS-03][PBT-20][PBT-21] passes the path of a %s link to resolveUrl', (linkType) => {
    const resolveUrl = vi.fn((path: string) => `/pl${path}`);
    expect(resolveLink('https://shop.example/a', { ...settings, resolveUrl }, linkType)).toEqual({
      href: '/pl/a',
      isInternal: true,
    });
    expect(resolveUrl).toHaveBeenCalledExactlyOnceWith('/a', linkType);
    resolveLink('https://example.com/a', { ...settings, resolveUrl });
    expect(resolveUrl).toHaveBeenCalledOnce();
  });
});
