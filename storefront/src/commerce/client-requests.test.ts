import { describe, expect, it, vi } from 'vitest';
import { MAX_URL_LENGTH } from './client.ts';
import { graphql } from './graphql.ts';
import { defineQuery } from './operation.ts';
import { execute } from './execute.ts';
import { addCoupon, cart, couponInput, named, resolve, setUp, storeName, subscribe } from './testing/client-setup.ts';
import { jsonResponse } from './testing/fake-fetch.ts';

describe('how operations are sent', () => {
  it('[NET-02] sends a query by GET with the stripped document', async () => {
    const { client, requests } = setUp([{ data: { route: null } }]);
    await execute(client, resolve, { url: '/a b.html' });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.body).toBeNull();
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      query: 'query ResolveURL($url:String!){route(url:$url){relative_url}}',
      operationName: 'ResolveURL',
      variables: '{"url":"/a b.html"}',
    });
  });

  it('[NET-02] leaves empty variables out', async () => {
    const { client, requests } = setUp([named]);
    await execute(client, storeName, {});
    expect(requests[0]?.url.searchParams.has('variables')).toBe(false);
  });

  it('[NET-02] falls back to POST for what would be longer than the longest URL', async () => {
    const { client, requests } = setUp([{ data: { route: null } }]);
    const lengthFor = async (length: number) => {
      await execute(client, resolve, { url: 'x'.repeat(length) });
      return requests.at(-1);
    };
    const base = String((await lengthFor(0))?.url).length;
    const longest = await lengthFor(MAX_URL_LENGTH - base);
    expect(longest).toMatchObject({ method: 'GET' });
    expect(String(longest?.url)).toHaveLength(MAX_URL_LENGTH);
    const tooLong = await lengthFor(MAX_URL_LENGTH - base + 1);
    expect(tooLong?.method).toBe('POST');
    expect(String(tooLong?.url)).toBe('https://shop.example/graphql');
    expect(JSON.parse(tooLong?.body ?? '')).toMatchObject({ operationName: 'ResolveURL' });
  });

  it('sends private queries by POST and past every cache', async () => {
    const { client, requests } = setUp([{ data: { cart: null } }]);
    await execute(client, cart, { id: 'secret' });
    expect(requests[0]).toMatchObject({ method: 'POST', cache: 'no-store' });
    expect(String(requests[0]?.url)).not.toContain('secret');
  });

  it('sends public queries of a customer past the cache of the browser, which keeps those of guests', async () => {
    const { client, identity, requests } = setUp([named]);
    await execute(client, storeName, {});
    identity.token = 'abc';
    await execute(client, storeName, {});
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'no-store']);
  });

  it('[NET-03] sends mutations by POST', async () => {
    const { client, requests } = setUp([{ data: { applyCouponToCart: null } }]);
    await execute(client, addCoupon, couponInput);
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query: 'mutation Coupon($input:ApplyCouponToCartInput!){applyCouponToCart(input:$input){cart{id}}}',
      operationName: 'Coupon',
      variables: couponInput,
    });
  });

  it('sends only what the backend can understand', async () => {
    const unitPrice = graphql(
      `fragment UnitPrice on ProductInterface @_requires(capability: "unitPrice") { unit_price @include(if: true) { unit } }`,
    );
    const product = defineQuery({
      name: 'Product',
      document: graphql(`query Product { products(search: "a") { items { uid ...UnitPrice } } }`, [unitPrice]),
    });
    const stock = setUp([{ data: {} }]);
    await execute(stock.client, product, {});
    expect(stock.requests[0]?.url.searchParams.get('query')).toBe('query Product{products(search:"a"){items{uid}}}');
    const extended = setUp([{ data: {} }], { capabilities: ['unitPrice'] });
    await execute(extended.client, product, {});
    expect(extended.requests[0]?.url.searchParams.get('query')).toContain('unit_price');
  });
});

describe('request headers', () => {
  it('[NET-04] sends the token of a signed-in shopper and nothing for a guest', async () => {
    const { client, identity, requests } = setUp([named]);
    await execute(client, storeName, {});
    identity.token = 'abc';
    await execute(client, storeName, {});
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc']);
  });

  it('[NET-05] names the store view', async () => {
    const { client, identity, requests } = setUp([named]);
    await execute(client, storeName, {});
    identity.storeView = 'witryna_pl_en_us';
    await execute(client, storeName, {});
    expect(requests.map(({ headers }) => headers.get('store'))).toEqual(['witryna_pl_pl_pl', 'witryna_pl_en_us']);
  });

  it('names no store view where its code is not known, which is the default one then', async () => {
    const { client, identity, requests } = setUp([named]);
    identity.storeView = undefined;
    await execute(client, storeName, {});
    expect(requests.map(({ headers }) => headers.has('store'))).toEqual([false]);
  });

  it('[NET-06] names the currency when one is chosen', async () => {
    const { client, identity, requests } = setUp([named]);
    await execute(client, storeName, {});
    identity.currency = 'EUR';
    await execute(client, storeName, {});
    expect(requests.map(({ headers }) => headers.get('Content-Currency'))).toEqual([null, 'EUR']);
  });

  it('[NET-07] keeps the cache id of each answer and sends it with queries', async () => {
    const answer = (id: string) => jsonResponse(named, { headers: { 'X-Magento-Cache-Id': id } });
    const { client, requests } = setUp([answer('one'), answer('two'), named]);
    await execute(client, storeName, {});
    await execute(client, storeName, {});
    await execute(client, storeName, {});
    await execute(client, addCoupon, couponInput);
    await execute(client, storeName, {});
    expect(requests.map(({ headers }) => headers.get('X-Magento-Cache-Id'))).toEqual([null, 'one', 'two', null, 'two']);
  });

  it.each([
    ['signing in', { token: 'abc' }],
    ['another store view', { storeView: 'witryna_pl_en_us' }],
    ['another currency', { currency: 'EUR' }],
  ])('[NET-07] never sends a cache id of before %s', async (_change, changed) => {
    const { client, identity, requests } = setUp([
      jsonResponse(named, { headers: { 'X-Magento-Cache-Id': 'one' } }),
      named,
    ]);
    await execute(client, storeName, {});
    Object.assign(identity, changed);
    await execute(client, storeName, {});
    expect(requests[1]?.headers.has('X-Magento-Cache-Id')).toBe(false);
  });

  it('[NET-08] adds the key of a gateway when there is one', async () => {
    const without = setUp([named]);
    await execute(without.client, storeName, {});
    expect(without.requests[0]?.headers.has('x-api-key')).toBe(false);
    const withKey = setUp([named], { gatewayKey: 'k-1' });
    await execute(withKey.client, storeName, {});
    expect(withKey.requests[0]?.headers.get('x-api-key')).toBe('k-1');
  });

  it('[CAP-03] [CAP-04] adds a fresh captcha token to protected forms', async () => {
    let number = 0;
    const captchaToken = vi.fn(() => Promise.resolve(`token ${++number}`));
    const { client, requests } = setUp([{ data: { subscribeEmailToNewsletter: null } }], { captchaToken });
    await execute(client, subscribe, { email: 'a@b.pl' });
    await execute(client, subscribe, { email: 'a@b.pl' });
    await execute(client, addCoupon, couponInput);
    expect(requests.map(({ headers }) => headers.get('X-ReCaptcha'))).toEqual(['token 1', 'token 2', null]);
    expect(captchaToken).toHaveBeenCalledWith('NEWSLETTER');
  });

  it('[CAP-05] logs a captcha that fails and sends the call without it, whatever the log answers', async () => {
    const failure = new Error('blocked');
    const log = vi.fn(() => 'id of the error');
    const { client, requests } = setUp([{ data: { subscribeEmailToNewsletter: null } }], {
      log,
      captchaToken: () => Promise.reject(failure),
    });
    await execute(client, subscribe, { email: 'a@b.pl' });
    expect(requests[0]?.headers.has('X-ReCaptcha')).toBe(false);
    expect(log).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('[PRV-05] adds the headers of a preview and fetches past every cache', async () => {
    const extraHeaders = (name: string) =>
      name === 'getStoreName' ? { 'Preview-Version': '7', authorization: 'Bearer preview' } : undefined;
    const { client, identity, requests } = setUp([named], { extraHeaders });
    await execute(client, resolve, { url: '/' });
    identity.token = 'abc';
    await execute(client, storeName, {});
    expect(requests[1]?.headers.get('Preview-Version')).toBe('7');
    expect(requests[1]?.headers.get('authorization')).toBe('Bearer preview');
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'no-store']);
  });
});
