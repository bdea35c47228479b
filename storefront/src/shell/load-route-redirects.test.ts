import { describe, expect, it } from 'vitest';
import { redirectLimit } from './load-route.ts';
import { moved, setUpRoutes, type Route } from './testing/route-loader.ts';

describe('createRouteLoader', () => {
  it('[RTE-37] leads to the end of a chain of redirects, with the status of its beginning and the query', async () => {
    const { open, asked } = setUpRoutes({ '/a.html': moved('b.html', 302), '/b.html': moved('c.html') });
    expect(await open('/a.html?p=2')).toEqual({
      outcome: 'redirect',
      location: '/c.html?p=2',
      status: 302,
      external: false,
    });
    expect(asked).toEqual(['/a.html', '/b.html', '/c.html']);
  });

  it.each([
    ['the server', []],
    ['the browser', null],
  ])('leads from an address of Magento to the page of the shop, on %s', async (_, allowedHosts) => {
    const { open, kinds } = setUpRoutes({ '/checkout/cart': moved('koszyk.html') }, { allowedHosts });
    const redirect = { outcome: 'redirect', status: 301, external: false };
    expect(await open('/catalogsearch/result/?q=boots&p=2')).toEqual({
      ...redirect,
      location: '/search.html?p=2&query=boots',
    });
    expect(await open('/sales/order/view/order_id/7/')).toEqual({ ...redirect, location: '/order-history?order_id=7' });
    // A URL rewrite of the merchant comes first.
    expect(await open('/checkout/cart')).toEqual({ ...redirect, location: '/koszyk.html' });
    expect(kinds).toEqual([]);
  });

  it.each<[string, Record<string, Route>]>([
    ['an address that leads to itself', { '/a.html': moved('a.html') }],
    ['a circle', { '/a.html': moved('b.html'), '/b.html': moved('a.html', 302) }],
  ])('[RSK-27] shows the internal error page for %s', async (_, routes) => {
    const { open, asked, reportError } = setUpRoutes(routes);
    expect(await open('/a.html')).toMatchObject({ outcome: 'page', name: 'internal-error' });
    expect(asked).toHaveLength(redirectLimit + 1);
    expect(reportError).toHaveBeenCalledOnce();
  });

  it('[RTE-38] hands what leaves the shop to the server when it runs in the browser', async () => {
    const routes = { '/blog': moved('https://blog.example/'), '/a.html': moved('blog') };
    expect(await setUpRoutes(routes, { allowedHosts: null }).open('/blog')).toMatchObject({
      location: 'https://shop.example/blog',
      external: true,
    });
    expect(await setUpRoutes(routes, { allowedHosts: ['blog.example'] }).open('/a.html')).toMatchObject({
      location: 'https://blog.example/',
      external: true,
    });
    expect(await setUpRoutes(routes).open('/blog')).toMatchObject({ outcome: 'page', name: 'not-found' });
  });
});
