import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpretRoute, type RouteResponse } from './route-resolution.ts';

const url = new URL('https://shop.example/stara-strona.html?p=2');
const redirectTo = (relative_url: string | null, redirect_code = 301, allowed: readonly string[] | null = []) =>
  interpretRoute({ type: 'CMS_PAGE', relative_url, redirect_code }, url, allowed);

describe('interpretRoute', () => {
  it.each<[RouteResponse, object]>([
    [
      { type: 'PRODUCT', uid: 'MQ==', sku: 'WIT-D3' },
      { outcome: 'product', sku: 'WIT-D3', uid: 'MQ==' },
    ],
    [
      { type: 'CATEGORY', uid: 'Mg==' },
      { outcome: 'category', uid: 'Mg==' },
    ],
    [
      { type: 'CMS_PAGE', identifier: 'about-us' },
      { outcome: 'cms-page', identifier: 'about-us' },
    ],
    [
      { type: 'ABSO_STORE', identifier: 'krakow' },
      { outcome: 'store', identifier: 'krakow' },
    ],
    [
      { type: 'ABSO_STORE_LIST', id: '1' },
      { outcome: 'store-list', id: '1' },
    ],
    [
      { type: 'ABSO_STORE_LIST', id: 0 },
      { outcome: 'store-list', id: '0' },
    ],
  ])('[RTE-28] [RTE-35] resolves %j', (answer, resolution) =>
    expect(interpretRoute({ ...answer, redirect_code: 0 }, url)).toEqual(resolution),
  );

  it.each<[string, RouteResponse | null]>([
    ['no route', null],
    ['no type', { uid: 'MQ==', identifier: 'x', id: 1 }],
    ['an unknown type', { type: 'BLOG', identifier: 'x' }],
    ['a product without uid', { type: 'PRODUCT', sku: 'WIT-D3' }],
    ['a product without SKU', { type: 'PRODUCT', uid: 'MQ==' }],
    ['a category without uid', { type: 'CATEGORY', uid: '' }],
    ['a page without identifier', { type: 'CMS_PAGE', identifier: null }],
    ['a store without identifier', { type: 'ABSO_STORE' }],
    ['a store list without id', { type: 'ABSO_STORE_LIST', id: null }],
  ])('[RTE-35] [RTE-39] finds nothing for %s', (_, answer) =>
    expect(interpretRoute(answer, url)).toEqual({ outcome: 'not-found' }),
  );

  it.each([301, 302, 303, 307, 308])('[RTE-36] redirects with code %d', (code) => {
    expect(redirectTo('nowa.html', code)).toMatchObject({ outcome: 'redirect', status: code });
  });

  it.each([0, 200, 300, 304, 404])('[RTE-36] does not redirect with code %d', (code) => {
    expect(
      interpretRoute({ type: 'CMS_PAGE', identifier: 'x', relative_url: 'y', redirect_code: code }, url).outcome,
    ).toBe('cms-page');
  });

  it('[RTE-37] leads to the relative address and keeps the query, unless it has its own', () => {
    expect(redirectTo('nowa.html')).toEqual({
      outcome: 'redirect',
      location: '/nowa.html?p=2',
      status: 301,
      external: false,
    });
    expect(redirectTo('/nowa.html')).toMatchObject({ location: '/nowa.html?p=2' });
    expect(redirectTo('nowa.html?x=1#y')).toMatchObject({ location: '/nowa.html?x=1#y' });
    expect(redirectTo(null)).toMatchObject({ location: '/?p=2' });
  });

  it("[RTE-38] leaves the application for an allowed host, and stays in it for the shop's own", () => {
    expect(redirectTo('https://blog.example/a?b=1', 302, ['blog.example'])).toEqual({
      outcome: 'redirect',
      location: 'https://blog.example/a?b=1',
      status: 302,
      external: true,
    });
    expect(redirectTo('https://shop.example/nowa.html')).toMatchObject({ location: '/nowa.html?p=2', external: false });
  });

  it('[RTE-38] leaves it to the server in the browser, which knows no allowed hosts: the requested address is loaded as a page', () => {
    expect(redirectTo('https://blog.example/a', 302, null)).toEqual({
      outcome: 'redirect',
      location: url.href,
      status: 302,
      external: true,
    });
    expect(redirectTo('nowa.html', 302, null)).toMatchObject({ location: '/nowa.html?p=2', external: false });
    expect(redirectTo('//blog.example', 302, null)).toEqual({ outcome: 'not-found' });
  });

  it.each([
    'https://evil.example/',
    'HTTPS://evil.example/',
    'https:/\\evil.example',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/\t/evil.example',
    'https://blog.example.evil.example/',
    'https://blog.example@evil.example/',
    'https://user:secret@blog.example/',
    'https://blog.example:8443/',
    '//blog.example/',
    'https://',
    'https://shop.example//evil.example',
    './/evil.example',
  ])('[RSK-27] does not follow %j', (target) =>
    expect(redirectTo(target, 301, ['blog.example'])).toEqual({ outcome: 'not-found' }),
  );

  it('[RSK-27] takes a script and an address without a host for paths of the shop', () => {
    expect(redirectTo('javascript:alert(1)')).toMatchObject({ location: '/javascript:alert(1)?p=2', external: false });
    expect(redirectTo('https:evil.example')).toMatchObject({ location: '/evil.example?p=2', external: false });
  });

  it('[RSK-27] never leads to a host that is not allowed', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        'http:',
        'https:',
        'javascript:',
        'evil.example',
        'blog.example',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
        '\t',
        '\n',
        ' ',
      ),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const route = redirectTo(parts.join(''), 301, ['blog.example']);
        if (route.outcome !== 'redirect') return;
        const { protocol, host, origin } = new URL(route.location, url.origin);
        if (route.external) {
          expect(host).toBe('blog.example');
          expect(protocol).toMatch(/^https?:$/);
        } else {
          expect(route.location).toMatch(/^\/(?![/\\])/);
          expect(origin).toBe(url.origin);
        }
      }),
      { numRuns: 500 },
    );
  });
});
