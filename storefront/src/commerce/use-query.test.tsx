// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCommerceClient } from './client.ts';
import type { CommerceClient } from './client-types.ts';
import { CommerceProvider, useCommerce } from './commerce-provider.tsx';
import { graphql } from './graphql.ts';
import { defineMutation, defineQuery } from './operation.ts';
import { execute } from './execute.ts';
import {
  createQueryCache,
  evictQueries,
  readQuery,
  writeQuery,
  getQueryKey,
  type QueryCache,
  type QueryScope,
} from './query-cache.ts';
import { fakeFetch, jsonResponse, type FakeResponse } from './testing/fake-fetch.ts';
import { useMutate } from './use-mutate.ts';
import { useQuery, type FetchPolicy } from './use-query.ts';

const cartQuery = defineQuery({
  name: 'Cart',
  private: true,
  document: graphql(`query Cart($id: String!) { cart(cart_id: $id) { __typename id total_quantity } }`),
});
const linesQuery = defineQuery({
  name: 'Lines',
  private: true,
  document: graphql(
    `query Lines($id: String!) { cart(cart_id: $id) { __typename id email items { __typename uid quantity } } }`,
  ),
});
const nameQuery = defineQuery({ name: 'Name', document: graphql(`query Name { storeConfig { store_name } }`) });
const customerQuery = defineQuery({
  name: 'Customer',
  private: true,
  document: graphql(`query Customer { customer { __typename email } }`),
});
const helpQuery = defineQuery({
  name: 'Help',
  requires: 'needHelp',
  document: graphql(`query Help { storeConfig { need_help { email } } }`),
});
const couponMutation = defineMutation({
  name: 'Coupon',
  document: graphql(
    `mutation Coupon($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { __typename id total_quantity items { __typename uid } } } }`,
  ),
});
const couponInput = { input: { cart_id: 'x', coupon_code: 'LATO' } };

const scope: QueryScope = { storeView: 'pl', epoch: 0 };
const createCart = (quantity: number, more: object = {}) => ({
  data: { cart: { __typename: 'Cart' as const, id: 'x', total_quantity: quantity, ...more } },
});
const createCouponResponse = (quantity: number, items: unknown[] = []) => ({
  data: { applyCouponToCart: { cart: { __typename: 'Cart', id: 'x', total_quantity: quantity, items } } },
});

function setUp(...answers: FakeResponse[]) {
  const backend = fakeFetch(...answers);
  const log = vi.fn();
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: undefined, storeView: 'pl', currency: undefined }),
    fetch: backend.fetch,
    log,
    retryEnvironment: { enabled: false, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
  });
  return { client, log, ...backend };
}

interface Surroundings extends Partial<QueryScope> {
  client: CommerceClient;
  cache?: QueryCache;
}

const wrap =
  ({ client, cache = createQueryCache(), storeView: view = 'pl', epoch = 0 }: Surroundings) =>
  ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} storeView={view} epoch={epoch}>
      {children}
    </CommerceProvider>
  );

const getResponse = <Data,>(data: Data) => ({ data, notices: [], errors: [] });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('useQuery', () => {
  it('fetches and gives the data', async () => {
    const { client, requests } = setUp(createCart(2));
    const { result } = renderHook(() => useQuery(cartQuery, { id: 'x' }), { wrapper: wrap({ client }) });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, notices: [], errors: [] });
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(2));
    expect(result.current.isLoading).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('gives errors and notices', async () => {
    const failing = setUp({ errors: [{ message: 'No.' }] });
    const failure = renderHook(() => useQuery(cartQuery, { id: 'x' }), { wrapper: wrap(failing) });
    await waitFor(() => expect(failure.result.current.error).toMatchObject({ kind: 'graphql', message: 'No.' }));
    const stock = { message: 'The requested qty is not available', path: ['cart', 'items', 0] };
    const noticing = setUp({ ...createCart(1, { items: [null] }), errors: [stock] });
    const notice = renderHook(() => useQuery(cartQuery, { id: 'x' }), { wrapper: wrap(noticing) });
    await waitFor(() => expect(notice.result.current.notices).toMatchObject([stock]));
  });

  it('asks nothing without variables, and nothing that the backend does not support', () => {
    const { client, requests } = setUp({});
    const waiting = renderHook(() => useQuery(cartQuery, null), { wrapper: wrap({ client }) });
    const unsupported = renderHook(() => useQuery(helpQuery, {}), { wrapper: wrap({ client }) });
    for (const { result } of [waiting, unsupported])
      expect(result.current).toMatchObject({ data: undefined, isLoading: false, error: undefined });
    expect(requests).toHaveLength(0);
  });

  it('requests nothing while it is deferred, is loading in the meantime, and shows what is cached by then', async () => {
    const { client, requests } = setUp(createCart(2));
    const cache = createQueryCache();
    const { result, rerender } = renderHook((isDeferred: boolean) => useQuery(cartQuery, { id: 'x' }, { isDeferred }), {
      wrapper: wrap({ client, cache }),
      initialProps: true,
    });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, error: undefined });
    writeQuery(cache, [getQueryKey({ ...scope, epoch: 0 }, cartQuery, { id: 'x' }), getResponse(createCart(7).data)]);
    rerender(true);
    expect(result.current).toMatchObject({ data: { cart: { total_quantity: 7 } }, isLoading: false });
    rerender(false);
    await act(async () => Promise.resolve());
    expect(result.current.data?.cart?.total_quantity).toBe(7);
    expect(requests).toHaveLength(0);
  });

  it('requests what was deferred as soon as it is not deferred any more', async () => {
    const { client, requests } = setUp(createCart(2));
    const { result, rerender } = renderHook((isDeferred: boolean) => useQuery(cartQuery, { id: 'x' }, { isDeferred }), {
      wrapper: wrap({ client }),
      initialProps: true,
    });
    rerender(false);
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(2));
    expect(requests).toHaveLength(1);
  });

  it('shows what the server has stored, in the first render and without asking again', () => {
    const { client, requests } = setUp({});
    const cache = createQueryCache([
      [getQueryKey(scope, nameQuery, {}), getResponse({ storeConfig: { store_name: 'Witryna' } })],
    ]);
    function Name() {
      const { data } = useQuery(nameQuery, {});
      return <h1>{data?.storeConfig?.store_name}</h1>;
    }
    const Wrapper = wrap({ client, cache });
    expect(
      renderToString(
        <Wrapper>
          <Name />
        </Wrapper>,
      ),
    ).toBe('<h1>Witryna</h1>');
    render(<Name />, { wrapper: Wrapper });
    expect(screen.getByRole('heading').textContent).toBe('Witryna');
    expect(requests).toHaveLength(0);
  });

  it.each<[FetchPolicy, number]>([
    ['cache-first', 0],
    ['cache-and-network', 1],
    ['network-only', 1],
  ])('%s: asks the network %i times for what is cached', async (policy, times) => {
    const { client, requests } = setUp(createCart(2));
    const cache = createQueryCache([[getQueryKey(scope, cartQuery, { id: 'x' }), getResponse(createCart(1).data)]]);
    const { result } = renderHook(() => useQuery(cartQuery, { id: 'x' }, { policy }), {
      wrapper: wrap({ client, cache }),
    });
    expect(result.current.data?.cart?.total_quantity).toBe(1);
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(times + 1));
    expect(requests).toHaveLength(times);
  });

  it('fetches again when asked to', async () => {
    const { client } = setUp(createCart(1), createCart(2));
    const { result } = renderHook(() => useQuery(cartQuery, { id: 'x' }), { wrapper: wrap({ client }) });
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(1));
    await act(() => result.current.revalidate());
    expect(result.current.data?.cart?.total_quantity).toBe(2);
  });

  it('shows nobody the private data of the shopper before', async () => {
    const { client, requests } = setUp(createCart(1), new TypeError('offline'));
    const cache = createQueryCache();
    const first = renderHook(() => useQuery(cartQuery, { id: 'x' }), {
      wrapper: wrap({ client, cache, epoch: 1 }),
    });
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    const second = renderHook(() => useQuery(cartQuery, { id: 'x' }), {
      wrapper: wrap({ client, cache, epoch: 2 }),
    });
    await waitFor(() => expect(second.result.current.error).toBeDefined());
    expect(second.result.current.data).toBeUndefined();
    expect(requests).toHaveLength(2);
  });
});

describe('useMutate', () => {
  function useCartAndMutation() {
    return { cart: useQuery(cartQuery, { id: 'x' }), lines: useQuery(linesQuery, { id: 'x' }), ...useMutate() };
  }
  const createLinesResponse = (...uids: string[]) => ({
    data: {
      cart: {
        __typename: 'Cart',
        id: 'x',
        email: 'a@b.pl',
        items: uids.map((uid) => ({ __typename: 'SimpleCartItem', uid, quantity: 1 })),
      },
    },
  });

  it('brings the answer into every query of the same entity without asking again', async () => {
    const { client, requests } = setUp(
      createCart(1),
      createLinesResponse('a'),
      createCouponResponse(3, [{ __typename: 'SimpleCartItem', uid: 'a' }]),
    );
    const { result } = renderHook(useCartAndMutation, { wrapper: wrap({ client }) });
    await waitFor(() => expect(result.current.lines.data).toBeDefined());
    await act(async () => {
      await result.current.mutate(couponMutation, couponInput);
    });
    expect(result.current.cart.data?.cart?.total_quantity).toBe(3);
    expect(result.current.lines.data?.cart).toMatchObject({ email: 'a@b.pl', items: [{ uid: 'a', quantity: 1 }] });
    expect(requests).toHaveLength(3);
  });

  it('[NET-19] fetches a query again that selects more than the mutation', async () => {
    const { client, requests } = setUp(
      createCart(1),
      createLinesResponse(),
      createCouponResponse(3, [{ __typename: 'SimpleCartItem', uid: 'b' }]),
      createLinesResponse('b'),
    );
    const { result } = renderHook(useCartAndMutation, { wrapper: wrap({ client }) });
    await waitFor(() => expect(result.current.lines.data).toBeDefined());
    await act(async () => {
      await result.current.mutate(couponMutation, couponInput);
    });
    await waitFor(() => expect(result.current.lines.data?.cart?.items).toMatchObject([{ uid: 'b', quantity: 1 }]));
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ operationName: 'Lines' });
    expect(requests).toHaveLength(4);
  });

  it('[NET-19] [NET-20] fetches such a query when it is used next, returns it to no loader before, and warns of nothing', async () => {
    const { client, requests } = setUp(
      createLinesResponse(),
      createCouponResponse(3, [{ __typename: 'SimpleCartItem', uid: 'b' }]),
      createLinesResponse('b'),
    );
    const cache = createQueryCache();
    const wrapper = wrap({ client, cache });
    const first = renderHook(() => useQuery(linesQuery, { id: 'x' }), { wrapper });
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    expect(readQuery(cache, scope, linesQuery, { id: 'x' })).toBeDefined();
    first.unmount();

    const { result } = renderHook(() => useMutate(), { wrapper });
    await act(async () => {
      await result.current.mutate(couponMutation, couponInput);
    });
    const warn = vi.spyOn(console, 'warn');
    expect(readQuery(cache, scope, linesQuery, { id: 'x' })).toBeUndefined();
    const second = renderHook(() => useQuery(linesQuery, { id: 'x' }), { wrapper });
    await waitFor(() => expect(second.result.current.data?.cart?.items).toMatchObject([{ uid: 'b' }]));
    expect(readQuery(cache, scope, linesQuery, { id: 'x' })).toBeDefined();
    expect(requests).toHaveLength(3);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not let an answer from before the mutation come after it', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    const { client, fetch } = setUp(createCouponResponse(3), createCart(3));
    fetch.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
    const { result } = renderHook(() => ({ cart: useQuery(cartQuery, { id: 'x' }), ...useMutate() }), {
      wrapper: wrap({ client }),
    });
    await act(async () => {
      await result.current.mutate(couponMutation, couponInput);
    });
    await waitFor(() => expect(result.current.cart.data?.cart?.total_quantity).toBe(3));
    await act(() => {
      answerFirst(jsonResponse(createCart(1)));
      return Promise.resolve();
    });
    expect(result.current.cart.data?.cart?.total_quantity).toBe(3);
  });

  it('leaves the queries alone when a mutation fails', async () => {
    const { client } = setUp(createCart(1), createLinesResponse('a'), { errors: [{ message: 'No.' }] });
    const { result } = renderHook(useCartAndMutation, { wrapper: wrap({ client }) });
    await waitFor(() => expect(result.current.lines.data).toBeDefined());
    await act(async () => {
      await expect(result.current.mutate(couponMutation, couponInput)).rejects.toMatchObject({ kind: 'graphql' });
    });
    expect(result.current.cart.data?.cart?.total_quantity).toBe(1);
  });

  it('brings each answer of a unit into the queries', async () => {
    const { client } = setUp(createCart(1), createLinesResponse('a'), createCouponResponse(2), createCouponResponse(3));
    const { result } = renderHook(useCartAndMutation, { wrapper: wrap({ client }) });
    await waitFor(() => expect(result.current.lines.data).toBeDefined());
    await act(async () => {
      await result.current.mutateExclusive(async (send) => {
        await send(couponMutation, couponInput);
        await send(couponMutation, couponInput);
      });
    });
    expect(result.current.cart.data?.cart?.total_quantity).toBe(3);
  });
});

describe('evictQueries', () => {
  const inStore = (view: string) => ({ storeView: view, epoch: 0 });

  it.each([
    ['CRT-23', 'cart', 'Cart'],
    ['CRT-24', 'customer', 'Customer'],
  ])('[%s] drops the %s of every store view', async (_id, _what, name) => {
    const { client } = setUp(jsonResponse({ data: { customer: null, cart: null } }));
    const cache = createQueryCache();
    for (const view of ['pl', 'en']) {
      const { result, unmount } = renderHook(() => [useQuery(cartQuery, { id: 'x' }), useQuery(customerQuery, {})], {
        wrapper: wrap({ client, cache, storeView: view }),
      });
      await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
      unmount();
    }
    const { result } = renderHook(() => useSWRConfig(), { wrapper: wrap({ client, cache }) });
    await act(() => evictQueries(result.current, ([, operation]) => operation === name));
    for (const view of ['pl', 'en']) {
      expect(readQuery(cache, inStore(view), cartQuery, { id: 'x' }) === undefined).toBe(name === 'Cart');
      expect(readQuery(cache, inStore(view), customerQuery, {}) === undefined).toBe(name === 'Customer');
    }
  });

  it('fetches evicted queries in use again, unless revalidate is false', async () => {
    const { client, requests } = setUp(createCart(1), createCart(2));
    const { result } = renderHook(() => ({ ...useQuery(cartQuery, { id: 'x' }), access: useSWRConfig() }), {
      wrapper: wrap({ client }),
    });
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(1));
    await act(() => evictQueries(result.current.access, () => true));
    await waitFor(() => expect(result.current.data?.cart?.total_quantity).toBe(2));
    await act(() => evictQueries(result.current.access, () => true, { revalidate: false }));
    expect(result.current.data).toBeUndefined();
    expect(requests).toHaveLength(2);
  });
});

describe('storeView and readQuery', () => {
  it('hand an answer to the components that come up later', async () => {
    const { client, requests } = setUp({ data: { storeConfig: { store_name: 'Witryna' } } });
    const cache = createQueryCache();
    expect(readQuery(cache, scope, nameQuery, {})).toBeUndefined();
    const answer = await execute(client, nameQuery, {});
    writeQuery(cache, [getQueryKey(scope, nameQuery, {}), answer]);
    expect(readQuery(cache, scope, nameQuery, {})).toBe(answer);
    const { result } = renderHook(() => useQuery(nameQuery, {}), { wrapper: wrap({ client, cache }) });
    expect(result.current.data).toBe(answer.data);
    expect(requests).toHaveLength(1);
  });
});

describe('getQueryKey', () => {
  it('is the same for all shoppers only where the data is', () => {
    expect(getQueryKey({ storeView: 'pl', epoch: 3 }, nameQuery, {})).toEqual(['pl', 'Name', {}]);
    expect(getQueryKey({ storeView: 'pl', epoch: 3 }, cartQuery, { id: 'x' })).toEqual(['pl', 'Cart', { id: 'x' }, 3]);
  });
});

describe('useCommerce', () => {
  it('says what is missing outside of a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useCommerce())).toThrow('useCommerce needs a CommerceProvider above it.');
  });
});
