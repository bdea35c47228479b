import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCommerceClient, LONGEST_URL } from './client.ts';
import type { CommerceClientOptions, RequestIdentity } from './client-types.ts';
import { CommerceError, joinMessages, serverText } from './commerce-error.ts';
import { graphql } from './graphql.ts';
import { defineMutation, defineQuery, execute } from './operation.ts';
import { storeSnapshot } from './store-snapshot.ts';
import { fakeFetch, jsonResponse, type FakeAnswer } from './testing/fake-fetch.ts';

const storeName = defineQuery({
  name: 'getStoreName',
  document: graphql(`
    query getStoreName {
      storeConfig {
        store_name
      }
    }
  `),
});
const resolve = defineQuery({
  name: 'ResolveURL',
  document: graphql(`query ResolveURL($url: String!) { route(url: $url) { relative_url } }`),
});
const cart = defineQuery({
  name: 'Cart',
  private: true,
  document: graphql(`query Cart($id: String!) { cart(cart_id: $id) { id items { uid } } }`),
});
const blocks = defineQuery({
  name: 'Blocks',
  partial: true,
  document: graphql(`query Blocks($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier } } }`),
});
const addCoupon = defineMutation({
  name: 'Coupon',
  document: graphql(`mutation Coupon($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { id } } }`),
});
const setEmail = defineMutation({
  name: 'SetEmail',
  idempotent: true,
  document: graphql(`mutation SetEmail($input: SetGuestEmailOnCartInput!) { setGuestEmailOnCart(input: $input) { cart { id } } }`),
});
const subscribe = defineMutation({
  name: 'Subscribe',
  captchaForm: 'NEWSLETTER',
  document: graphql(`mutation Subscribe($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }`),
});

const named = { data: { storeConfig: { store_name: 'Witryna' } } };
const couponInput = { input: { cart_id: 'x', coupon_code: 'LATO' } };

/** A client in a page, whose identity can be changed, with a fake backend. */
function setUp(answers: FakeAnswer[], options: Partial<CommerceClientOptions> = {}) {
  const identity: RequestIdentity = { token: undefined, storeView: 'witryna_pl_pl_pl', currency: undefined };
  const backend = fakeFetch(...answers);
  const log = vi.fn();
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ ...identity }),
    fetch: backend.fetch,
    log,
    retryEnvironment: { enabled: true, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
    ...options,
  });
  return { client, identity, log, ...backend };
}

const graphqlError = (
  message: string,
  { category = 'graphql-input', path, ...extensions }: { category?: string; path?: (string | number)[]; [extension: string]: unknown } = {},
) => ({
  message,
  path,
  locations: [{ line: 1, column: 1 }],
  extensions: { category, ...extensions },
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
    const longest = await lengthFor(LONGEST_URL - base);
    expect(longest).toMatchObject({ method: 'GET' });
    expect(String(longest?.url)).toHaveLength(LONGEST_URL);
    const tooLong = await lengthFor(LONGEST_URL - base + 1);
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
    const { client, identity, requests } = setUp([jsonResponse(named, { headers: { 'X-Magento-Cache-Id': 'one' } }), named]);
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
    const extraHeaders = (name: string) => (name === 'getStoreName' ? { 'Preview-Version': '7', authorization: 'Bearer preview' } : undefined);
    const { client, identity, requests } = setUp([named], { extraHeaders });
    identity.token = 'abc';
    await execute(client, storeName, {});
    await execute(client, resolve, { url: '/' });
    expect(requests[0]?.headers.get('Preview-Version')).toBe('7');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer preview');
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'default']);
  });
});

describe('answers', () => {
  it('gives data without notices and errors', async () => {
    const { client } = setUp([named]);
    await expect(execute(client, storeName, {})).resolves.toEqual({ ...named, notices: [], errors: [] });
  });

  it('[NET-25] [NET-26] takes stock errors out and tells of them', async () => {
    const stock = graphqlError('The requested qty is not available', { path: ['cart', 'items', 0] });
    const { client, log } = setUp([{ data: { cart: { id: 'x', items: [null, { uid: 'b' }] } }, errors: [stock] }]);
    const answer = await execute(client, cart, { id: 'x' });
    expect(answer.data).toEqual({ cart: { id: 'x', items: [{ uid: 'b' }] } });
    expect(answer.notices).toMatchObject([{ message: stock.message, path: stock.path }]);
    expect(log).not.toHaveBeenCalled();
  });

  it('[NET-25] answers a mutation that met nothing but lack of stock with a notice', async () => {
    const stock = graphqlError('The requested qty is not available', { path: ['applyCouponToCart'] });
    const { client } = setUp([{ data: { applyCouponToCart: null }, errors: [stock] }]);
    const { data, notices } = await execute(client, addCoupon, couponInput);
    expect(data.applyCouponToCart).toBeNull();
    expect(notices).toHaveLength(1);
  });

  it('says stock when there is nothing else to say', async () => {
    const stock = graphqlError('The requested qty is not available');
    const { client } = setUp([{ data: null, errors: [stock] }]);
    await expect(execute(client, addCoupon, couponInput)).rejects.toMatchObject({ kind: 'stock', message: stock.message });
  });

  it('[NET-27] joins the texts of several errors and logs them', async () => {
    const { client, log } = setUp([{ data: { cart: null }, errors: [graphqlError('One'), graphqlError('Two')] }]);
    const failure = await execute(client, cart, { id: 'x' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'graphql', message: 'One, Two', operation: 'Cart' });
    expect(serverText(failure)).toBe('One, Two');
    expect(joinMessages([])).toBe('');
    expect(log).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('keeps category, path and code of errors, and no debug texts', async () => {
    const error = graphqlError('Gone', { category: 'graphql-no-such-entity', path: ['cart'], error_code: 'CART_NOT_FOUND', debugMessage: 'secret', trace: [] });
    const { client } = setUp([{ data: { cart: null }, errors: [error] }]);
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({
      errors: [{ message: 'Gone', category: 'graphql-no-such-entity', path: ['cart'], code: 'CART_NOT_FOUND' }],
    });
    await expect(execute(client, cart, { id: 'x' })).rejects.not.toMatchObject({ errors: [{ debugMessage: 'secret' }] });
  });

  it.each([400, 401, 403, 500])('reads the errors of an answer with status %i', async (status) => {
    const body = { data: { cart: null }, errors: [graphqlError('Not yours', { category: 'graphql-authorization', path: ['cart'] })] };
    const { client } = setUp([jsonResponse(body, { status })]);
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({
      kind: 'graphql',
      status,
      errors: [{ category: 'graphql-authorization' }],
    });
  });

  it('returns what there is of a partial answer with its errors', async () => {
    const missing = graphqlError('The CMS block with the "x" ID doesn\'t exist.', { path: ['cmsBlocks', 'items', 0] });
    const data = { cmsBlocks: { items: [null, { identifier: 'y' }] } };
    const { client } = setUp([{ data, errors: [missing] }]);
    await expect(execute(client, blocks, { ids: ['x', 'y'] })).resolves.toMatchObject({ data, errors: [{ message: missing.message }] });
  });

  it.each<[string, FakeAnswer]>([
    ['a maintenance page', new Response('<!doctype html><h1>Hello</h1>', { status: 200, headers: { 'content-type': 'text/html' } })],
    ['a refusal of a firewall', new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })],
    ['JSON of someone else', jsonResponse({ message: 'Forbidden' }, { status: 403 })],
    ['JSON that ends too early', new Response('{"data":{"cart":', { headers: { 'content-type': 'application/json' } })],
    ['an empty answer', new Response('', { headers: { 'content-type': 'application/json' } })],
    ['an object without data', {}],
    ['a list', [1]],
    ['data that is no object', { data: 'x' }],
  ])('calls the backend unavailable for %s and shows no text of it', async (_name, answer) => {
    const { client } = setUp([answer]);
    const failure = await execute(client, addCoupon, couponInput).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'unavailable', message: 'The backend is not available.' });
    expect(serverText(failure)).toBeUndefined();
  });

  it('tells a lost connection from everything else', async () => {
    const cut = new Response(
      new ReadableStream({
        start: (controller) => controller.error(new TypeError('terminated')),
      }),
      { headers: { 'content-type': 'application/json' } },
    );
    const lost = setUp([new TypeError('Failed to fetch')]);
    await expect(execute(lost.client, addCoupon, couponInput)).rejects.toMatchObject({ kind: 'network' });
    const truncated = setUp([{}], { fetch: () => Promise.resolve(cut) });
    await expect(execute(truncated.client, addCoupon, couponInput)).rejects.toMatchObject({ kind: 'network' });
  });

  it('does not log what the caller gave up', async () => {
    const { client, log } = setUp([named]);
    await expect(execute(client, storeName, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
    expect(log).not.toHaveBeenCalled();
  });

  it('hands the signal to the request', async () => {
    const controller = new AbortController();
    const { client, log } = setUp([], {
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    });
    const answer = execute(client, storeName, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(log).not.toHaveBeenCalled();
  });

  it('gives up a request after the longest time', async () => {
    vi.useFakeTimers();
    const { client } = setUp([], { timeout: 8000, fetch: () => new Promise(() => undefined) });
    const answer = execute(client, storeName, {});
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8000);
    await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('public queries for the same data', () => {
  it('share the request that is under way', async () => {
    const { client, requests } = setUp([named]);
    const together = [execute(client, storeName, {}), execute(client, storeName, {})];
    expect(await Promise.all(together)).toEqual([expect.objectContaining(named), expect.objectContaining(named)]);
    expect(requests).toHaveLength(1);
  });

  it('fail together, which is logged once', async () => {
    const { client, requests, log } = setUp([{ errors: [graphqlError('Nie teraz')] }]);
    const together = [execute(client, storeName, {}), execute(client, storeName, {})];
    for (const answer of together) await expect(answer).rejects.toMatchObject({ kind: 'graphql' });
    expect(requests).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  it('are asked for by each identity and with each set of variables', async () => {
    const { client, identity, requests } = setUp([named]);
    const answers = [execute(client, storeName, {}), execute(client, blocks, { ids: ['a'] }), execute(client, blocks, { ids: ['b'] })];
    identity.currency = 'EUR';
    answers.push(execute(client, storeName, {}));
    await Promise.allSettled(answers);
    expect(requests).toHaveLength(4);
  });

  it('are no private ones', async () => {
    const { client, requests } = setUp([{ data: { cart: null } }]);
    await Promise.all([execute(client, cart, { id: 'x' }), execute(client, cart, { id: 'x' })]);
    expect(requests).toHaveLength(2);
  });
});

describe('repetition', () => {
  const lost = new TypeError('Failed to fetch');

  it('[NET-09] repeats queries and mutations that are safe to repeat', async () => {
    const query = setUp([lost, lost, named]);
    await expect(execute(query.client, storeName, {})).resolves.toMatchObject(named);
    expect(query.requests).toHaveLength(3);
    const mutation = setUp([new Response('', { status: 503 }), { data: { setGuestEmailOnCart: null } }]);
    await execute(mutation.client, setEmail, { input: { cart_id: 'x', email: 'a@b.pl' } });
    expect(mutation.requests).toHaveLength(2);
  });

  it('never repeats other mutations, so that a lost answer does not add twice', async () => {
    const { client, requests } = setUp([lost, { data: {} }]);
    await expect(execute(client, addCoupon, couponInput)).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('logs a failure once, when all repetitions have failed', async () => {
    const { client, requests, log } = setUp([lost]);
    await expect(execute(client, storeName, {})).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(6);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a token that the backend refuses', () => {
  const refusal = jsonResponse({ errors: [graphqlError('User token has been revoked', { category: 'graphql-authentication' })] }, { status: 401 });

  it('is reported, and a public query repeated as a guest', async () => {
    const onTokenRefused = vi.fn(() => true);
    const { client, identity, requests } = setUp([refusal, named], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, storeName, {})).resolves.toMatchObject(named);
    expect(onTokenRefused).toHaveBeenCalledOnce();
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
  });

  it('does not turn private operations into those of a guest', async () => {
    const onTokenRefused = vi.fn(() => true);
    const { client, identity, requests } = setUp([refusal], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'graphql' });
    expect(requests).toHaveLength(1);
    expect(onTokenRefused).toHaveBeenCalledOnce();
  });

  it('leaves nothing to say when it had been given up: what was asked for with it is over', async () => {
    const onTokenRefused = vi.fn(() => false);
    const { client, identity, log } = setUp([refusal], { onTokenRefused });
    identity.token = 'old';
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(onTokenRefused).toHaveBeenCalledWith('old');
    expect(log).not.toHaveBeenCalled();
  });

  it('is not what a wrong password is', async () => {
    const onTokenRefused = vi.fn(() => true);
    const wrong = graphqlError('Invalid login or password.', { category: 'graphql-authentication', path: ['changeCustomerPassword'] });
    const { client, identity } = setUp([{ data: null, errors: [wrong] }], { onTokenRefused });
    identity.token = 'good';
    await expect(execute(client, cart, { id: 'x' })).rejects.toBeInstanceOf(CommerceError);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});

describe('the embedded store configuration', () => {
  const configData = defineQuery({
    name: 'storeConfigData',
    document: graphql(`query storeConfigData { storeConfig { store_code copyright } }`),
  });

  it('[CFG-12] answers the first request for it, and the network every later one', async () => {
    const fresh = { data: { storeConfig: { store_code: 'witryna_pl_pl_pl', copyright: 'new' } } };
    const { client, requests } = setUp([fresh], { snapshots: storeSnapshot.answers });
    const first = await execute(client, configData, {});
    expect(first.data.storeConfig).toEqual(storeSnapshot.answers.storeConfigData.storeConfig);
    expect(requests).toHaveLength(0);
    await expect(execute(client, configData, {})).resolves.toMatchObject(fresh);
  });

  it('[CFG-13] leaves all other queries to the network', async () => {
    const { client, requests } = setUp([named], { snapshots: storeSnapshot.answers });
    await execute(client, storeName, {});
    expect(requests).toHaveLength(1);
  });

  it('[CFG-12] is that of the Polish store, carries its date and holds no keys', () => {
    expect(storeSnapshot.answers.storeConfigData.storeConfig.store_code).toBe('witryna_pl_pl_pl');
    expect(storeSnapshot.takenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(JSON.stringify(storeSnapshot)).not.toMatch(/key|token|secret/i);
  });
});
