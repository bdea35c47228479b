// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createCommerceClient } from './client.ts';
import { CommerceProvider } from './commerce-provider.tsx';
import { graphql } from './graphql.ts';
import { defineQuery } from './operation.ts';
import { fakeFetch } from './testing/fake-fetch.ts';
import { useQuery } from './use-query.ts';
import { createQueryCache, readQuery, writeQuery, getQueryKey, type QueryCache } from './query-cache.ts';

const scope = { storeView: 'pl', epoch: 0 };
const query = defineQuery({
  name: 'Route',
  document: graphql(`query Route($url: String!) { route(url: $url) { __typename relative_url } }`),
});

/** Puts the answers of some pages into the cache, one after another. */
const visit = (cache: QueryCache, from: number, to: number) => {
  for (let page = from; page < to; page += 1) {
    writeQuery(cache, [
      getQueryKey(scope, query, { url: String(page) }),
      { data: { route: { relative_url: String(page) } }, notices: [], errors: [] },
    ]);
  }
};
const isKept = (cache: QueryCache, page: number) => readQuery(cache, scope, query, { url: String(page) }) !== undefined;

/** Shows a page of the cache; what is missing is never answered. */
function show(cache: QueryCache, page: number) {
  const { fetch, requests } = fakeFetch({ data: { route: null } });
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: undefined, storeView: 'pl', currency: undefined }),
    log: () => undefined,
    fetch,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CommerceProvider client={client} cache={cache} {...scope}>
      {children}
    </CommerceProvider>
  );
  return { ...renderHook(() => useQuery(query, { url: String(page) }), { wrapper }), requests };
}

describe('QueryCache', () => {
  it('stops growing, however many pages are visited, and drops the oldest', () => {
    const cache = createQueryCache();
    visit(cache, 0, 200);
    const { size } = cache;
    visit(cache, 200, 1000);
    expect(cache.size).toBe(size);
    expect([0, 500, 990, 999].map((page) => isKept(cache, page))).toEqual([false, false, true, true]);
  });

  it('keeps what is on screen, however much comes after it', () => {
    const cache = createQueryCache();
    visit(cache, 0, 1);
    const { result, rerender, requests } = show(cache, 0);
    visit(cache, 1, 500);
    rerender();
    expect(result.current.data?.route?.relative_url).toBe('0');
    expect(requests).toEqual([]);
  });

  it('keeps what two components show until the second is gone, and then longer than what was on screen before it', () => {
    const cache = createQueryCache();
    visit(cache, 0, 1);
    const [first, second] = [show(cache, 0), show(cache, 0)];
    first.unmount();
    visit(cache, 1, 500);
    expect(isKept(cache, 0)).toBe(true);
    second.unmount();
    visit(cache, 500, 510);
    expect(isKept(cache, 0)).toBe(true);
    visit(cache, 510, 1000);
    expect(isKept(cache, 0)).toBe(false);
  });
});
