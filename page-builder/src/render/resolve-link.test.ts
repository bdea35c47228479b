import { describe, expect, it, vi } from 'vitest';
import { linkTypes } from '../node-base.ts';
import { resolveLink } from './resolve-link.ts';

const settings = { hosts: ['shop.example', 'admin.shop.example:8443'], resolveUrl: (path: string) => path };

describe('resolveLink', () => {
  it.each([
    ['https://shop.example/a/b.html?c=1#d', '/a/b.html?c=1#d'], ['http://SHOP.example', '/'], ['//shop.example/a', '/a'], ['https://admin.shop.example:8443/x', '/x'],
    ['/a', '/a'], ['a.html', '/a.html'], ['?page=2', '/?page=2'], ['/a//b', '/a//b'], ['https://shop.example//evil.example', '/evil.example'],
  ])('[CMS-05] makes %s the internal path %s', (url, href) => {
    expect(resolveLink(url, settings)).toEqual({ href, isInternal: true });
  });

  it.each([
    'https://example.com/a', '//evil.example', 'https://shop.example@evil.example/', 'https://shop.example.evil.example', '/\\evil.example', '/\t/evil.example', 'https:\\\\evil.example',
    'mailto:a@b.pl', 'tel:+48221234567', '#pb-sklad',
  ])('[CMS-04] leaves %s to the browser', (url) => {
    expect(resolveLink(url, settings)).toEqual({ href: url, isInternal: false });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', undefined, 'https://', 'http://[', '{{store url="x"}}', '%7B%7Bmedia%20url=x%7D%7D'])('follows nothing in %j', (url) => {
    expect(resolveLink(url, settings)).toBeUndefined();
  });

  it.each(linkTypes)('[CMS-03][PBT-20][PBT-21] rewrites the path of a %s link through the resolver', (linkType) => {
    const resolveUrl = vi.fn((path: string) => `/pl${path}`);
    expect(resolveLink('https://shop.example/a', { ...settings, resolveUrl }, linkType)).toEqual({ href: '/pl/a', isInternal: true });
    expect(resolveUrl).toHaveBeenCalledExactlyOnceWith('/a', linkType);
    resolveLink('https://example.com/a', { ...settings, resolveUrl });
    expect(resolveUrl).toHaveBeenCalledOnce();
  });
});
