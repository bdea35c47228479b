import type { APIResponse } from '@playwright/test';
import { earlyScript, earlyScriptSource } from '../../storefront/server/pages/early-script.ts';
import {
  shopperPreloadScript,
  shopperPreloadScriptSource,
} from '../../storefront/server/pages/shopper-preload-script.ts';
import { products } from './steps/cart.ts';
import { isThere } from './steps/pages.ts';
import { expect, test } from '../support/fixtures.ts';

const policy = [
  "default-src 'self'",
  `script-src 'self' ${earlyScriptSource} ${shopperPreloadScriptSource}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types witryna witryna-data witryna-page-builder',
].join('; ');

const everywhere = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const publicPage = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
};
const privatePage = {
  'cache-control': 'private, no-store',
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
};
const file = (type: string, seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  'content-type': expect.stringContaining(type),
});

/** Headers that differ with each answer, or with its content. */
const changing = new Set([
  'age',
  'cache-status',
  'cache-tag',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'x-request-id',
]);

const lasting = (response: APIResponse) =>
  Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !changing.has(name)));

test.describe('headers by kind of answer @desktop', () => {
  for (const [kind, path, status, headers] of [
    ['home', '/', 200, publicPage],
    ['a category', '/sport.html', 200, publicPage],
    ['a product', products.protein.path, 200, publicPage],
    ['a page of content', '/about-us', 200, publicPage],
    ['the store list', '/stores', 200, publicPage],
    ['a store', '/stores/legnica', 200, publicPage],
    [
      'the contact page',
      '/customer-service',
      200,
      expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
    ],
    ['a search', '/search.html?query=magnez', 200, privatePage],
    // Without scripts the cart is that of a cookie.
    ['the cart', '/cart', 200, { ...privatePage, vary: 'Cookie, Accept-Encoding' }],
    ['the checkout', '/checkout', 200, privatePage],
    ['signing in', '/sign-in', 200, privatePage],
    ['a new account', '/create-account', 200, privatePage],
    ['the account', '/customer/account', 200, privatePage],
    ['nothing', '/nie-ma.html', 404, privatePage],
    ['a redirect', '/promocje.html', 301, { 'cache-control': 'public, max-age=60', location: '/wyprzedaz.html' }],
    ['the worker', '/sw.js', 200, expect.objectContaining({ 'cache-control': 'no-cache' })],
    ['the manifest', '/manifest.webmanifest', 200, expect.objectContaining(file('manifest+json', 3600))],
    ['a file that is not there', '/assets/nothing.js', 404, privatePage],
    [
      'readiness',
      '/ready',
      200,
      expect.objectContaining({ 'content-type': expect.stringContaining('application/json') }),
    ],
    [
      'a public query',
      `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`,
      200,
      expect.objectContaining({ vary: expect.stringContaining('Store, Content-Currency, Authorization') }),
    ],
  ] as const) {
    test(`of ${kind}`, async ({ request, features }) => {
      const [expectedStatus, expectedHeaders] = isThere(path, features) ? [status, headers] : [404, privatePage];
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(expectedStatus);
      expect(response.headers()).toMatchObject(everywhere);
      const others = Object.fromEntries(Object.entries(lasting(response)).filter(([name]) => !(name in everywhere)));
      expect(others).toEqual(expectedHeaders);
      expect(response.headers()['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(response.headers()).not.toHaveProperty('server');
      expect(response.headers()).not.toHaveProperty('x-powered-by');
      expect(response.headers()).not.toHaveProperty('set-cookie');
    });
  }

  test('no page has an event handler, a script URL or another inline script in its HTML', async ({ request }) => {
    for (const path of [
      '/',
      '/sport.html',
      products.protein.path,
      '/about-us',
      '/wizyta-w-salonie',
      '/stores/legnica',
      '/cart',
      '/checkout',
      '/sign-in',
      '/nie-ma.html',
    ]) {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/gi)].filter(
        ([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes),
      );
      expect(
        scripts.map(([, attributes = '', text]) => [/ src="\/assets\//.test(attributes), text]),
        path,
      ).toEqual([
        [false, earlyScript],
        [true, ''],
        ...(['/cart', '/checkout'].includes(path) ? [[false, shopperPreloadScript]] : []),
      ]);
      expect(html, path).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
      expect(html, path).not.toMatch(/(?:href|src|action)="\s*javascript:/i);
    }
  });
});
