import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orderPath } from '../orders/index.ts';
import { matchStaticRoute, routes } from './routes.ts';

describe('routes', () => {
  it('name the module that they load', async () => {
    // Read from the source: to load all pages takes ten seconds.
    const source = await readFile(new URL('./routes.ts', import.meta.url), 'utf8');
    const imported = [...source.matchAll(/import\('(.+)'\)/g)].map(([, specifier = '']) =>
      posix.join('src/shell', specifier),
    );
    expect(Object.values(routes).map(({ module }) => module)).toEqual(imported);
  });
});

describe('matchStaticRoute', () => {
  it.each([
    ['RTE-02', '/cart', 'cart'],
    ['RTE-03', '/checkout', 'checkout'],
    ['RTE-04', '/sign-in', 'sign-in'],
    ['RTE-05', '/create-account', 'create-account'],
    ['RTE-08', '/contact-us', 'contact'],
    ['RTE-10', '/search.html', 'search'],
    ['RTE-18', '/customer/account/', 'account'],
    ['RTE-19', '/order-history', 'account'],
  ])('[%s] knows %s', (_, pathname, name) => {
    expect(matchStaticRoute(pathname)?.name).toBe(name);
    expect(matchStaticRoute(`${pathname.replace(/\/$/, '')}/`)?.name).toBe(name);
  });

  it.each([
    ['RTE-06', '/forgot-password', { name: 'sign-in', params: { view: 'forgot-password' } }],
    ['RTE-07', '/customer/account/createPassword', { name: 'sign-in', params: { view: 'reset-password' } }],
    ['RTE-09', '/track-my-order/', { name: 'guest-order', params: { view: 'track' } }],
    ['RTE-16', '/customer/account/edit/', { name: 'account', params: { section: 'information' } }],
    [
      'RTE-17',
      '/gdpr-request/type/delete/code/a1B2-c3',
      { name: 'account', params: { section: 'gdpr', type: 'delete', code: 'a1B2-c3' } },
    ],
    ['RTE-18', '/customer/account/', { name: 'account', params: { section: 'overview' } }],
    ['RTE-19', '/order-history', { name: 'account', params: { section: 'orders' } }],
    ['RTE-20', '/wishlist', { name: 'account', params: { section: 'wishlist' } }],
    ['RTE-21', '/saved-payments', { name: 'account', params: { section: 'payments' } }],
    ['RTE-22', '/communications', { name: 'account', params: { section: 'communications' } }],
    ['RTE-23', '/address-book', { name: 'account', params: { section: 'addresses' } }],
    ['RTE-24', '/account-information', { name: 'account', params: { section: 'information' } }],
  ])('[%s] knows what %s shows', (_, pathname, route) => {
    expect(matchStaticRoute(pathname)).toEqual(route);
    expect(matchStaticRoute(`${pathname.replace(/\/$/, '')}/`)).toEqual(route);
  });

  it.each(['000000012', '2026/0001', 'W.2026.1', '#12', 'zamówienie 1'])(
    'finds the order %s that an address names',
    (number) => {
      expect(matchStaticRoute(orderPath(number))).toEqual({ name: 'account', params: { section: 'order', number } });
    },
  );

  it('keeps an order number that is no text', () => {
    expect(matchStaticRoute('/order-history/%FF')).toEqual({
      name: 'account',
      params: { section: 'order', number: '%FF' },
    });
  });

  it.each([
    '/',
    '',
    '//',
    '/cart/x',
    '/Cart',
    '/checkout.html',
    '/order-history/1/2',
    '/order-history/<b>',
    '/gdpr-request/type/delete',
    '/gdpr-request/type/a/code/b/c',
    '/witaminy.html',
    '/constructor',
    '/__proto__',
  ])('[RTE-01] [RTE-27] leaves %j to the backend', (pathname) => {
    expect(matchStaticRoute(pathname)).toBeNull();
  });
});
