// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { createCommerceClient } from './client.ts';
import { CommerceProvider } from './commerce-provider.tsx';
import { graphql } from './graphql.ts';
import { defineQuery } from './operation.ts';
import { createQueryCache, getQueryKey, readQuery, writeQuery } from './query-cache.ts';
import { refreshPrices } from './refresh-prices.ts';
import { jsonResponse } from './testing/fake-fetch.ts';
import { useQuery } from './use-query.ts';

const priceQuery = defineQuery({
  name: 'Prices',
  document: graphql(`
    query Prices($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items {
          uid
          price_range {
            minimum_price {
              final_price {
                value
              }
            }
          }
        }
      }
    }
  `),
});
const nameQuery = defineQuery({ name: 'Name', document: graphql(`query Name { storeConfig { store_name } }`) });

const scope = { storeView: 'pl', epoch: 0 };
const createAnswer = (value: number) => ({
  products: { items: [{ uid: 'a', price_range: { minimum_price: { final_price: { value } } } }] },
});
const toResult = <Data,>(data: Data) => ({ data, notices: [], errors: [] });
/** Matcher of any price. */
const anyPrice: unknown = expect.stringMatching(/^\d+$/);
const getPrice = (data: unknown) => /"value":(\d+)/.exec(JSON.stringify(data))?.[1];

/** A page with a query cache, whose backend has one price for everything. */
function setUp() {
  const backend: { token: string | undefined; price: number; isDown: boolean; until: Promise<void> } = {
    token: undefined,
    price: 100,
    isDown: false,
    until: Promise.resolve(),
  };
  const requested: string[] = [];
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: backend.token, storeView: 'pl', currency: undefined }),
    fetch: async (input) => {
      const operation = new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') ?? '';
      requested.push(operation);
      const { price, isDown, until } = backend;
      await until;
      if (isDown) return jsonResponse({}, { status: 500 });
      const data = operation === 'Name' ? { storeConfig: { store_name: 'Witryna' } } : createAnswer(price);
      return jsonResponse({ data });
    },
    log: () => undefined,
    retryEnvironment: { enabled: false, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
  });
  const cache = createQueryCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} {...scope}>
      {children}
    </CommerceProvider>
  );
  /** Renders components that use the price of a product and the name of the shop. */
  const open = async (sku: string, { isLoading = false } = {}) => {
    const seen: unknown[] = [];
    const page = renderHook(
      () => {
        const price = getPrice(useQuery(priceQuery, { sku }).data);
        seen.push(price);
        return { price, name: useQuery(nameQuery, {}).data?.storeConfig?.store_name, mutate: useSWRConfig().mutate };
      },
      { wrapper },
    );
    const waitForPrice = (price: string) => waitFor(() => expect(page.result.current.price).toBe(price));
    if (!isLoading)
      await waitFor(() => expect(page.result.current).toMatchObject({ name: 'Witryna', price: anyPrice }));
    return { ...page, seen, waitForPrice };
  };
  const read = (sku: string) => getPrice(readQuery(cache, scope, priceQuery, { sku })?.data);
  return { backend, requested, cache, open, read };
}

it('replaces the prices in use, shows the old ones until then, and requests nothing else', async () => {
  const { backend, requested, cache, open } = setUp();
  const { result } = await open('a');
  expect(result.current.price).toBe('100');
  backend.price = 80;
  const refreshed = refreshPrices({ cache, mutate: result.current.mutate, isCustomers: false });
  expect(result.current.price).toBe('100');
  await act(() => refreshed);
  expect(result.current.price).toBe('80');
  expect(requested.toSorted()).toEqual(['Name', 'Prices', 'Prices']);
});

it('keeps the prices in use when the new ones cannot be fetched', async () => {
  const { backend, cache, open } = setUp();
  const { result } = await open('a');
  backend.isDown = true;
  await act(() => refreshPrices({ cache, mutate: result.current.mutate, isCustomers: false }));
  expect(result.current.price).toBe('100');
});

it('removes the prices of a customer that are not in use', async () => {
  const { cache, open, read } = setUp();
  const { result } = await open('a');
  const other = await open('b');
  other.unmount();
  expect(read('b')).toBe('100');
  await act(() => refreshPrices({ cache, mutate: result.current.mutate, isCustomers: true }));
  expect(read('a')).toBe('100');
  expect(read('b')).toBeUndefined();
});

it('drops a response for the customer before that arrives later', async () => {
  const { backend, cache, open } = setUp();
  let release = () => {};
  Object.assign(backend, {
    token: 'anna',
    price: 80,
    until: new Promise<void>((resolve) => {
      release = resolve;
    }),
  });
  const { result, waitForPrice } = await open('a', { isLoading: true });
  Object.assign(backend, { token: undefined, price: 100, until: Promise.resolve() });
  await act(() => refreshPrices({ cache, mutate: result.current.mutate, isCustomers: true }));
  await waitForPrice('100');
  release();
  await open('b');
  expect(result.current.price).toBe('100');
});

it('shows the prices of guests and of the server until those of the customer arrive', async () => {
  const { backend, cache, open, read } = setUp();
  const { result } = await open('a');
  writeQuery(cache, [getQueryKey(scope, priceQuery, { sku: 'b' }), toResult(createAnswer(100))]);
  await act(() => refreshPrices({ cache, mutate: result.current.mutate, isCustomers: false }));
  expect(read('b')).toBeUndefined();
  backend.price = 80;
  const { seen, waitForPrice } = await open('b');
  expect(seen[0]).toBe('100');
  await waitForPrice('80');
});
