import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadRoute } from './navigation-types.ts';
import { createPrefetchCache, type PrefetchCacheOptions } from './prefetch-cache.ts';

type Loaded = Awaited<ReturnType<LoadRoute>>;

const page = (title: string, name: 'category' | 'internal-error' = 'category'): Loaded => ({
  outcome: 'page',
  name,
  page: { messageCatalogs: [], element: createElement('p'), state: { view: null, metadata: { title } } },
});
const at = (path: string) => new URL(path, 'https://shop.example');

function setUp(options: Omit<PrefetchCacheOptions, 'load'> = {}) {
  const load = vi.fn<LoadRoute>(({ pathname }) => Promise.resolve(page(pathname)));
  return { load, ...createPrefetchCache({ load, ...options }) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createPrefetchCache', () => {
  it('loads an address once, whatever part of the page is meant', async () => {
    const { prefetch, find, load } = setUp();
    prefetch(at('/a?p=2#opis'));
    prefetch(at('/a?p=2'));
    expect(load).toHaveBeenCalledOnce();
    await expect(find(at('/a?p=2#opinie'))).resolves.toEqual(page('/a'));
    expect(find(at('/a'))).toBeUndefined();
  });

  it('lets a page go after half a minute', () => {
    const { prefetch, find, load } = setUp();
    prefetch(at('/a'));
    vi.advanceTimersByTime(29_999);
    expect(find(at('/a'))).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(find(at('/a'))).toBeUndefined();
    prefetch(at('/a'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('lets a page go that was shown', () => {
    const { prefetch, find, forget } = setUp();
    prefetch(at('/a'));
    prefetch(at('/b'));
    forget(at('/a'));
    expect(find(at('/a'))).toBeUndefined();
    expect(find(at('/b'))).toBeDefined();
  });

  it('keeps what a given-up navigation has loaded', async () => {
    const { keep, find, prefetch, load } = setUp();
    keep(at('/a'), page('A'));
    prefetch(at('/a'));
    expect(load).not.toHaveBeenCalled();
    await expect(find(at('/a'))).resolves.toEqual(page('A'));
  });

  it('does not keep a page longer because it was shown', () => {
    const { keep, find } = setUp();
    keep(at('/a'), page('A'));
    vi.advanceTimersByTime(20_000);
    keep(at('/a'), page('A'));
    vi.advanceTimersByTime(10_000);
    expect(find(at('/a'))).toBeUndefined();
  });

  it('shows nobody what was loaded for somebody else', () => {
    let shopper = 1;
    const { prefetch, find, load } = setUp({ getSessionKey: () => shopper });
    prefetch(at('/a'));
    shopper = 2;
    expect(find(at('/a'))).toBeUndefined();
    prefetch(at('/a'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(find(at('/a'))).toBeDefined();
  });

  it.each<[string, () => Promise<Loaded>]>([
    ['that fails', () => Promise.reject(new Error('offline'))],
    ['that is a failure of the backend', () => Promise.resolve(page('Error', 'internal-error'))],
  ])('keeps no page %s', async (_, answer) => {
    const { prefetch, find, load } = setUp();
    load.mockImplementationOnce(answer);
    prefetch(at('/a'));
    await expect(find(at('/a'))).rejects.toThrow();
    expect(find(at('/a'))).toBeUndefined();
    prefetch(at('/a'));
    await expect(find(at('/a'))).resolves.toEqual(page('/a'));
  });

  it('keeps what came after a load that fails late', async () => {
    const { prefetch, find, forget, load } = setUp();
    let fail: (error: Error) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    prefetch(at('/a'));
    const failing = find(at('/a'));
    forget(at('/a'));
    prefetch(at('/a'));
    fail(new Error('offline'));
    await expect(failing).rejects.toThrow('offline');
    await expect(find(at('/a'))).resolves.toEqual(page('/a'));
  });
});
