import { describe, expect, it } from 'vitest';
import { isString } from './guards.ts';
import { createRestClient, type RestClientOptions } from './rest.ts';
import { fillPlaceholders, RestError } from './rest-error.ts';
import { fakeFetch, jsonResponse, type FakeResponse } from './testing/fake-fetch.ts';

/** Checks nothing. */
const parse = (answer: unknown) => answer;

function setUp(answers: FakeResponse[], options: Partial<RestClientOptions> = {}) {
  const backend = fakeFetch(...answers);
  const client = createRestClient({
    backendUrl: 'https://shop.example/',
    token: () => 'abc',
    fetch: backend.fetch,
    retryEnvironment: { enabled: true, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
    ...options,
  });
  return { client, ...backend };
}

const placeOrder = {
  method: 'POST',
  path: 'carts/mine/payment-information',
  body: { email: 'a@b.pl' },
  parse,
} as const;

describe('createRestClient', () => {
  it('[NET-21] sends and reads JSON with the bearer token', async () => {
    const { client, requests } = setUp([jsonResponse(42)]);
    await expect(client.request(placeOrder)).resolves.toBe(42);
    const [request] = requests;
    expect(String(request?.url)).toBe('https://shop.example/rest/V1/carts/mine/payment-information');
    expect(request).toMatchObject({ method: 'POST', body: '{"email":"a@b.pl"}', cache: 'no-store' });
    expect(request?.headers.get('authorization')).toBe('Bearer abc');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
  });

  it('[NET-21] sends no token for a guest and no content type without a body', async () => {
    const { client, requests } = setUp([[]], { token: () => undefined });
    await client.request({ path: 'x', parse });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.headers.has('content-type')).toBe(false);
    expect(requests[0]?.method).toBe('GET');
  });

  it('[NET-22] includes credentials', async () => {
    const { client, requests } = setUp([[]]);
    await client.request(placeOrder);
    expect(requests[0]?.credentials).toBe('include');
  });

  it('names a store view other than the default in the path, adds further headers and the gateway key', async () => {
    const { client, requests } = setUp([[]], { storeView: () => 'witryna_pl_en_us', gatewayKey: 'k' });
    await client.request({ path: 'x', parse, headers: { 'X-ReCaptcha': 't' } });
    expect(requests[0]?.url.pathname).toBe('/rest/witryna_pl_en_us/V1/x');
    expect(requests[0]?.headers.get('x-api-key')).toBe('k');
    expect(requests[0]?.headers.get('X-ReCaptcha')).toBe('t');
  });

  it('[NET-23] shares the answer of identical concurrent requests', async () => {
    const { client, requests } = setUp([jsonResponse(42)]);
    const answers = await Promise.all([client.request(placeOrder), client.request(placeOrder)]);
    expect(answers).toEqual([42, 42]);
    expect(requests).toHaveLength(1);
  });

  it('[NET-23] shares the failure of identical concurrent requests too, and nothing afterward', async () => {
    const { client, requests } = setUp([jsonResponse({ message: 'No.' }, { status: 400 }), jsonResponse(42)]);
    const answers = await Promise.allSettled([client.request(placeOrder), client.request(placeOrder)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(requests).toHaveLength(1);
    await expect(client.request(placeOrder)).resolves.toBe(42);
  });

  it('[NET-23] sends requests that differ in path, body or shopper on their own', async () => {
    let token = 'one';
    const { client, requests } = setUp([[]], { token: () => token });
    const first = client.request(placeOrder);
    token = 'two';
    await Promise.all([
      first,
      client.request(placeOrder),
      client.request({ ...placeOrder, path: 'other' }),
      client.request({ ...placeOrder, body: { email: 'c@d.pl' } }),
    ]);
    expect(requests).toHaveLength(4);
  });

  it('never repeats the order', async () => {
    const { client, requests } = setUp([new TypeError('Failed to fetch')]);
    await expect(client.request(placeOrder)).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('repeats reading and what is marked as safe after a failure of the network', async () => {
    const { client, requests } = setUp([new TypeError('Failed to fetch'), [], new Response('', { status: 502 }), []]);
    await client.request({ path: 'x', parse });
    await client.request({ ...placeOrder, path: 'shipping-information', idempotent: true });
    expect(requests).toHaveLength(4);
  });

  it('refuses an answer of the wrong shape', async () => {
    const { client } = setUp([jsonResponse({ id: 1 })]);
    const parseText = (answer: unknown) => {
      if (!isString(answer)) throw new TypeError('No order id.');
      return answer;
    };
    await expect(client.request({ ...placeOrder, parse: parseText })).rejects.toThrow('No order id.');
  });

  it('calls the backend unavailable for a page in place of JSON', async () => {
    const { client } = setUp([new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } })]);
    await expect(client.request(placeOrder)).rejects.toMatchObject({ kind: 'unavailable', status: 500 });
  });
});

describe('RestError', () => {
  const body = {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: null },
    trace: '#0 /var/www/secret.php(12)',
  };

  it('[NET-24] carries method, URL, status, server message and trace', async () => {
    const { client } = setUp([jsonResponse(body, { status: 404 })]);
    const error = await client.request(placeOrder).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(RestError);
    expect(error).toMatchObject({
      method: 'POST',
      url: 'https://shop.example/rest/V1/carts/mine/payment-information',
      status: 404,
      serverMessage: 'No such entity with cartId = ',
      trace: '#0 /var/www/secret.php(12)',
    });
  });

  it('[NET-24] shows the trace nowhere by itself', () => {
    const error = new RestError({ method: 'GET', url: '/x', status: 500, body });
    expect(error.message).not.toContain('secret');
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(Object.keys(error)).not.toContain('trace');
  });

  it.each([[null], ['text'], [{}], [{ message: 3, trace: {} }]])('copes with the body %j', (other) => {
    const error = new RestError({ method: 'GET', url: '/x', status: 500, body: other });
    expect(error.serverMessage).toBeUndefined();
    expect(error.trace).toBeUndefined();
    expect(error.message).toBe('GET /x was answered with status 500.');
  });

  it.each([
    ['%1 of %2', ['a', 3], 'a of 3'],
    ['%1 of %3', ['a', 3], 'a of %3'],
    ['%fieldName is %field', { field: 'f', fieldName: 'n' }, 'n is f'],
    ['100% %constructor', { field: 'f' }, '100% %constructor'],
    ['%1%%', ['50'], '50%%'],
    ['plain', undefined, 'plain'],
    ['%1', 'text', '%1'],
    ['%10 %1', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], 'j a'],
  ])('[NET-24] fills "%s" with %j', (message, parameters, expected) => {
    expect(fillPlaceholders(message, parameters)).toBe(expected);
  });
});
