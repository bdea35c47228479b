import { describe, expect, it } from 'vitest';
import { getStaticPaths } from '../../src/shell/routes.ts';
import { redactPath } from './redact-path.ts';

const cart = 'yujMMysl8PugeFB56zfHcSY8WWeNLhq6';

describe('redactPath', () => {
  it.each([
    // The shop's own paths.
    ['/gdpr-request/type/delete/code/a1B2-c3', '/gdpr-request/type/delete/code/*'],
    ['/witryna_en/gdpr-request/type/delete/code/a1B2-c3/?x=1', '/witryna_en/gdpr-request/type/delete/code/*/'],
    ['/customer/account/createPassword?token=abc', '/customer/account/createPassword'],
    ['/customer/account/confirm?id=5&key=abc', '/customer/account/confirm'],
    ['/track-my-order?confirmation_key=abc&order_id=000000012', '/track-my-order'],
    // Links of Magento's mails and pages, which the shop redirects or a proxy in front passes on.
    ['/newsletter/subscriber/confirm/id/5/code/abc/', '/newsletter/subscriber/confirm/id/5/code/*/'],
    ['/newsletter/subscriber/unsubscribe/id/5/code/abc/', '/newsletter/subscriber/unsubscribe/id/5/code/*/'],
    ['/downloadable/download/link/id/MC4xMjM0NTYwMCAxNjk5OTk,/', '/downloadable/download/link/id/*/'],
    ['/customer/account/confirm/id/5/key/abc/', '/customer/account/confirm/id/5/key/*/'],
    ['/customer/account/createpassword/id/5/token/abc/', '/customer/account/createpassword/id/5/token/*/'],
    ['/Customer/Account/CreatePassword/Token/abc', '/Customer/Account/CreatePassword/Token/*'],
    ['/shipping/tracking/popup/hash/c2hpcF9pZDox/', '/shipping/tracking/popup/hash/*/'],
    ['/shipping/tracking/popup?hash=c2hpcF9pZDox', '/shipping/tracking/popup'],
    ['/rma/tracking/popup/hash/abc/', '/rma/tracking/popup/hash/*/'],
    ['/wishlist/shared/index/code/abc/', '/wishlist/shared/index/code/*/'],
    ['/giftregistry/view/index/id/aBc/', '/giftregistry/view/index/id/*/'],
    ['/invitation/customer_account/create/invitation/abc/', '/invitation/customer_account/create/invitation/*/'],
    ['/loginascustomer/login/index/secret/abc/', '/loginascustomer/login/index/secret/*/'],
    ['/sales/guest/view/confirmation_key/abc/', '/sales/guest/view/confirmation_key/*/'],
    ['/rss/feed/index/type/order_status/signature/abc', '/rss/feed/index/type/order_status/signature/*'],
    ['/checkout/cart/add/product/5/form_key/abc/', '/checkout/cart/add/product/5/form_key/*/'],
    ['/paypal/express/return/token/EC-1/', '/paypal/express/return/token/*/'],
    // Magento's REST API.
    [`/rest/V1/guest-carts/${cart}/payment-information`, '/rest/V1/guest-carts/*/payment-information'],
    [`/rest/V1/guest-carts/${cart}`, '/rest/V1/guest-carts/*'],
    [`/rest/en/V1/guest-carts/${cart}/totals`, '/rest/en/V1/guest-carts/*/totals'],
    [`/rest/V1/guest-carts/${cart}/coupons/RABAT`, '/rest/V1/guest-carts/*/coupons/*'],
    [`/rest/V1/carts/guest-carts/${cart}/checkGiftCard/G-1`, '/rest/V1/carts/guest-carts/*/checkGiftCard/*'],
    ['/rest/V1/carts/mine/giftCards/G-1', '/rest/V1/carts/mine/giftCards/*'],
    [`/rest/V1/guest-giftregistry/${cart}/estimate`, '/rest/V1/guest-giftregistry/*/estimate'],
    ['/rest/V1/customers/5/password/resetLinkToken/abc', '/rest/V1/customers/5/password/resetLinkToken/*'],
    ['/rest/V1/customers/ola%40example.com/activate', '/rest/V1/customers/*/activate'],
    ['/rest/V1/customers/ola@example.com/activate', '/rest/V1/customers/*/activate'],
    // What modules put into paths of their own.
    [`/rest/V1/some-module/${cart}/status`, '/rest/V1/some-module/*/status'],
    // As to a proxy.
    ['http://user:password@shop.example/cart?x=1', '/cart'],
    ['http://shop.example', '/'],
  ])('logs %s as %s', (url, logged) => {
    expect(redactPath(url)).toBe(logged);
  });

  it.each([
    ...getStaticPaths(),
    '/',
    '/sport.html',
    '/catalog/product/view/id/5',
    '/key/rings.html',
    '/en/code/books.html',
    '/order-history/000000012',
    '/rest/V1/carts/mine/payment-information',
    '/sandbox-card/nonce',
    '/sitemap-default-1.xml',
    '/media/catalog/product/cache/0123456789abcdef0123456789abcdef/a/b/ab.jpg',
  ])('logs %s as it is', (path) => {
    expect(redactPath(path)).toBe(path);
    expect(redactPath(`${path}?p=2#top`)).toBe(path);
  });
});
