import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveMagentoPath } from './resolve-magento-path.ts';
import { isStaticRoute } from './routes.ts';

it.each([
  ['/checkout/cart', '', '/cart'],
  ['/checkout/cart/', '', '/cart'],
  ['/checkout/cart/index', '', '/cart'],
  ['/customer/account/login/', '?referer=aHR0cHM', '/sign-in?referer=aHR0cHM'],
  ['/customer/account/forgotPassword', '', '/forgot-password'],
  ['/customer/account/index/', '', '/customer/account'],
  ['/sales/order/view/order_id/12/', '', '/order-history?order_id=12'],
  ['/sales/order/shipment/order_id/12', '', '/order-history?order_id=12'],
  ['/sales/order/invoice/order_id/x/', '', '/order-history'],
  ['/sales/order/printInvoice/invoice_id/5/', '', '/order-history'],
  ['/sales/order/view/', '?order_id=12', '/order-history?order_id=12'],
  ['/newsletter/subscriber/confirm/id/5/code/abc/', '', '/newsletter/subscriber'],
  ['/newsletter/subscriber/unsubscribe/id/5/code/abc/', '', '/newsletter/subscriber'],
  ['/sales/guest/form', '', '/track-my-order'],
  [
    '/sales/guest/view/',
    '?confirmation_key=abc&order_id=000000012',
    '/track-my-order?confirmation_key=abc&order_id=000000012',
  ],
  ['/catalogsearch/result/', '?q=rote+schuhe&p=2', '/search.html?p=2&query=rote+schuhe'],
  ['/catalogsearch/result/index/', '?q=%C5%BC', '/search.html?query=%C5%BC'],
  ['/contact', '', '/contact-us'],
  ['/shipping/tracking/popup/', '?hash=c2hpcF9pZDox', '/track-my-order?hash=c2hpcF9pZDox'],
  ['/catalog/product_compare/index/', '', '/catalog/product_compare'],
  ['/customer/account/logout/', '', '/customer/account'],
  ['/sales/order/print/order_id/12/', '', '/order-history?order_id=12'],
  ['/review/product/list/id/12/category/3/', '', '/catalog/product/view/id/12'],
  ['/sendfriend/product/send/id/12', '', '/catalog/product/view/id/12'],
  ['/wishlist/index/index', '', '/wishlist'],
])('leads from %s%s of Magento to %s', (pathname, search, path) => {
  expect(resolveMagentoPath(pathname, search)).toBe(path);
});

it.each([
  '/',
  '/customer/account',
  '/customer/account/',
  '/wishlist/',
  '/checkout',
  '/catalogsearch',
  '/__proto__',
  '/shoes.html',
  '/review/product/list/',
  '/review/product/list/id/..%2f',
])('leaves %s alone', (pathname) => {
  expect(resolveMagentoPath(pathname, '')).toBeNull();
});

it('never leads off the shop, nor to a path that it does not have', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'checkout',
      'cart',
      'customer',
      'account',
      'login',
      'index',
      'sales',
      'order',
      'catalogsearch',
      'result',
      '',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.string({ maxLength: 20 }), (segments, search) => {
      const path = resolveMagentoPath(`/${segments.join('/')}`, search);
      if (path === null) return;
      expect(isStaticRoute(path.split('?')[0] ?? '')).toBe(true);
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});
