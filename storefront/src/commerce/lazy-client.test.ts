import { describe, expect, it, vi } from 'vitest';
import { createCommerceClient } from './client.ts';
import { graphql } from './graphql.ts';
import { createLazyClient } from './lazy-client.ts';
import { defineMutation, defineQuery } from './operation.ts';
import { execute } from './execute.ts';
import { fakeFetch, type FakeResponse } from './testing/fake-fetch.ts';

const storeName = defineQuery({
  name: 'getStoreName',
  document: graphql(`query getStoreName { storeConfig { store_name } }`),
});
const setEmail = defineMutation({
  name: 'SetEmail',
  document: graphql(
    `mutation SetEmail($input: SetGuestEmailOnCartInput!) { setGuestEmailOnCart(input: $input) { cart { id } } }`,
  ),
});
const named = { data: { storeConfig: { store_name: 'Witryna' } } };
const email = { input: { cart_id: 'x', email: 'ola@example.com' } };

function setUp(...answers: FakeResponse[]) {
  const backend = fakeFetch(...answers);
  const log = vi.fn();
  const load = vi.fn(() => Promise.resolve(createCommerceClient));
  const client = createLazyClient(
    {
      endpoint: 'https://shop.example/graphql',
      identity: () => ({ token: undefined, storeView: 'witryna_pl_pl_pl', currency: undefined }),
      capabilities: ['cartBadge'],
      fetch: backend.fetch,
      log,
    },
    load,
  );
  return { client, load, log, ...backend };
}

describe('createLazyClient', () => {
  it('fetches its script with the first request, and once', async () => {
    const { client, load } = setUp(named, named);
    expect(client.capabilities).toEqual(['cartBadge']);
    expect(load).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([execute(client, storeName, {}), execute(client, storeName, {})]);
    expect([one.data, other.data]).toEqual([named.data, named.data]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('has its script in advance when a request is expected', async () => {
    const { client, load } = setUp(named);
    load.mockRejectedValueOnce(new TypeError('offline'));
    client.preload();
    await new Promise(setImmediate);
    client.preload();
    expect(load).toHaveBeenCalledTimes(2);
    await execute(client, storeName, {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('counts a script that cannot be fetched as a lost connection, and fetches it again with the next request', async () => {
    const { client, load, log } = setUp(named);
    const cause = new TypeError('Failed to fetch dynamically imported module');
    load.mockRejectedValueOnce(cause);
    await expect(execute(client, storeName, {})).rejects.toMatchObject({ kind: 'network', cause });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }));
    expect((await execute(client, storeName, {})).data).toEqual(named.data);
  });

  it('[NET-13] keeps mutations in order while the script is on its way', async () => {
    const { client, requests } = setUp({ data: {} }, { data: {} });
    await Promise.all(
      [1, 2].map((cart) => execute(client, setEmail, { input: { ...email.input, cart_id: String(cart) } })),
    );
    expect(requests.map(({ body }) => body)).toEqual([
      expect.stringContaining('"cart_id":"1"'),
      expect.stringContaining('"cart_id":"2"'),
    ]);
  });

  it('gives up waiting for the script when the caller does, and sends nothing then', async () => {
    const { client, load, requests } = setUp(named);
    let arrive: (() => void) | undefined;
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(createCommerceClient);
      }),
    );
    const controller = new AbortController();
    const answer = execute(client, storeName, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    arrive?.();
    await new Promise(setImmediate);
    expect(requests).toEqual([]);
  });
});
