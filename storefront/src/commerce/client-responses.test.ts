import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommerceError, joinMessages } from './commerce-error.ts';
import { serverText } from './server-text.ts';
import { execute } from './execute.ts';
import { defineQuery } from './operation.ts';
import { addCoupon, blocks, cart, couponInput, graphqlError, named, setUp, storeName } from './testing/client-setup.ts';
import { jsonResponse, type FakeResponse } from './testing/fake-fetch.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('responses', () => {
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
    await expect(execute(client, addCoupon, couponInput)).rejects.toMatchObject({
      kind: 'stock',
      message: stock.message,
    });
  });

  it('[NET-27] joins the texts of several errors and logs them', async () => {
    const { client, log } = setUp([{ data: { cart: null }, errors: [graphqlError('One'), graphqlError('Two')] }]);
    const failure = await execute(client, cart, { id: 'x' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'graphql', message: 'One, Two', operation: 'Cart' });
    expect(serverText(failure)).toBe('One, Two');
    expect(joinMessages([])).toBe('');
    expect(log).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('shows shoppers the refusals of what they entered, and nothing that is meant for developers', () => {
    const failure = (...categories: (string | undefined)[]) =>
      new CommerceError('graphql', {
        errors: categories.map((category) => ({ message: String(category), category, path: [], code: undefined })),
      });
    expect(serverText(failure('graphql-input', undefined, 'graphql-no-such-entity', 'graphql-already-exists'))).toBe(
      'graphql-input, graphql-no-such-entity, graphql-already-exists',
    );
    expect(serverText(failure(undefined, 'internal', 'graphql', 'graphql-authorization'))).toBeUndefined();
  });

  it('infers the category of an error of Magento 2.4.6, which has none', async () => {
    const { client } = setUp([{ data: { cart: null }, errors: [{ message: 'Brak koszyka', path: ['cart'] }] }]);
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({
      errors: [{ category: 'graphql-no-such-entity' }],
    });
  });

  it('keeps category, path and code of errors, and no debug texts', async () => {
    const error = graphqlError('Gone', {
      category: 'graphql-no-such-entity',
      path: ['cart'],
      error_code: 'CART_NOT_FOUND',
      debugMessage: 'secret',
      trace: [],
    });
    const { client } = setUp([{ data: { cart: null }, errors: [error] }]);
    await expect(execute(client, cart, { id: 'x' })).rejects.toMatchObject({
      errors: [{ message: 'Gone', category: 'graphql-no-such-entity', path: ['cart'], code: 'CART_NOT_FOUND' }],
    });
    await expect(execute(client, cart, { id: 'x' })).rejects.not.toMatchObject({
      errors: [{ debugMessage: 'secret' }],
    });
  });

  it.each([400, 401, 403, 500])('reads the errors of an answer with status %i', async (status) => {
    const body = {
      data: { cart: null },
      errors: [graphqlError('Not yours', { category: 'graphql-authorization', path: ['cart'] })],
    };
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
    await expect(execute(client, blocks, { ids: ['x', 'y'] })).resolves.toMatchObject({
      data,
      errors: [{ message: missing.message }],
    });
  });

  it('fails where a partial answer has an error that its operation does not expect', async () => {
    const some = defineQuery({ ...blocks, requires: [], partial: ({ path }) => path.at(-1) === 1 });
    const errors = [0, 1].map((index) => graphqlError('Gone', { path: ['cmsBlocks', 'items', index] }));
    const data = { cmsBlocks: { items: [null, null] } };
    const { client } = setUp([
      { data, errors: errors.slice(1) },
      { data, errors },
    ]);
    await expect(execute(client, some, { ids: ['x', 'y'] })).resolves.toMatchObject({ data });
    await expect(execute(client, some, { ids: ['x', 'y'] })).rejects.toMatchObject({ kind: 'graphql' });
  });

  it.each<[string, FakeResponse]>([
    [
      'a maintenance page',
      new Response('<!doctype html><h1>Hello</h1>', { status: 200, headers: { 'content-type': 'text/html' } }),
    ],
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
    await expect(execute(client, storeName, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
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
