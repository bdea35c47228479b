import { describe, expect, it, vi } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const createPage = (size: number, page: Partial<CachedPage> = {}): CachedPage => ({
  headers: {},
  etag: 'W/"1"',
  tags: [],
  body: { coding: 'br', bytes: Buffer.alloc(size) },
  renderedAt: 0,
  isPurged: false,
  ...page,
});
const createCache = (maxBytes = 100_000) => createPageCache({ maxBytes, maxAge: 60_000 });

describe('createPageCache', () => {
  it('evicts the least recently used pages when it is full', () => {
    const cache = createCache(5000);
    for (const key of ['/a', '/b', '/c']) cache.set(key, createPage(1000), 0);
    cache.get('/a', 'br');
    cache.set('/d', createPage(1000), 0);
    expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key, 'br') !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('keeps plain pages however many pages with parameters are stored', () => {
    const cache = createCache(10_000);
    cache.set('/a', createPage(1000), 0);
    for (let page = 1; page < 50; page += 1) cache.set(`/a?p=${page}`, createPage(1000), 0);
    expect(cache.get('/a', 'br')).toBeDefined();
    expect(cache.get('/a?p=49', 'br')).toBeDefined();
    expect(cache.get('/a?p=1', 'br')).toBeUndefined();
  });

  it('does not store a page that is larger than the cache', () => {
    const cache = createCache(4000);
    cache.set('/small', createPage(1000), 0);
    cache.set('/large', createPage(5000), 0);
    expect([cache.get('/large', 'br'), cache.get('/small', 'br')]).toEqual([undefined, createPage(1000)]);
  });

  it('stores nothing when its size is 0', () => {
    const cache = createCache(0);
    cache.set('/a', createPage(1), 0);
    expect(cache.get('/a', 'br')).toBeUndefined();
  });

  it('returns the requested coding, or another one if it has only that', () => {
    const cache = createCache();
    const gzip = createPage(10, { body: { coding: 'gzip', bytes: Buffer.alloc(10) } });
    cache.set('/a', gzip, 0);
    expect(cache.get('/a', 'br')).toEqual(gzip);
    cache.set('/a', createPage(10), 0);
    expect(cache.get('/a', 'br')?.body.coding).toBe('br');
    expect(cache.get('/a', 'gzip')?.body.coding).toBe('gzip');
  });

  it('replaces a page in all codings, and never by an older one', () => {
    const cache = createCache();
    const gzip = { coding: 'gzip' as const, bytes: Buffer.alloc(10) };
    cache.set('/a', createPage(10, { body: gzip }), 0);
    cache.set('/a', createPage(20, { renderedAt: 1 }), 0);
    cache.set('/a', createPage(10, { body: gzip }), 0);
    expect(cache.get('/a', 'gzip')).toEqual(createPage(20, { renderedAt: 1 }));
  });

  it('evicts a page in all codings at the same time', () => {
    let time = 1000;
    // The LRU cache reads this clock, at most once in each millisecond of the timers.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => {
      time += ms;
      vi.advanceTimersByTime(ms);
    };
    try {
      const cache = createCache();
      cache.set('/a', createPage(10), 0);
      pass(50_000);
      cache.set('/a', createPage(10, { body: { coding: 'gzip', bytes: Buffer.alloc(10) } }), 0);
      pass(9000);
      expect(cache.get('/a', 'gzip')?.body.coding).toBe('gzip');
      pass(2000);
      expect(cache.get('/a', 'gzip')).toBeUndefined();
    } finally {
      vi.useRealTimers();
      clock.mockRestore();
    }
  });

  it('removes a page in all codings', () => {
    const cache = createCache();
    cache.set('/a', createPage(10), 0);
    cache.set('/a', createPage(10, { body: { coding: 'gzip', bytes: Buffer.alloc(10) } }), 0);
    cache.delete('/a');
    expect(cache.get('/a', 'br')).toBeUndefined();
  });

  it('marks the pages of a purged tag in all codings, and no others', () => {
    const cache = createCache();
    const page = createPage(10, { tags: ['layout', 'cat_p_1'] });
    cache.set('/a', page, 0);
    cache.set('/a', { ...page, body: { coding: 'gzip', bytes: Buffer.alloc(10) } }, 0);
    cache.set('/b', createPage(10, { tags: ['layout', 'cat_p_11'] }), 0);
    cache.purge((tag) => tag === 'cat_p_1');
    expect(cache.get('/a', 'br')?.isPurged).toBe(true);
    expect(cache.get('/a', 'gzip')?.isPurged).toBe(true);
    expect(cache.get('/b', 'br')?.isPurged).toBe(false);
  });

  it('marks a page that was being rendered during the purge', () => {
    const cache = createCache();
    const { version } = cache;
    cache.purge((tag) => tag === 'cat_p_1');
    cache.set('/a', createPage(10, { tags: ['cat_p_1'] }), version);
    cache.set('/b', createPage(10, { tags: ['cat_p_2'] }), version);
    cache.set('/c', createPage(10, { tags: ['cat_p_1'] }), cache.version);
    expect(['/a', '/b', '/c'].map((key) => cache.get(key, 'br')?.isPurged)).toEqual([true, false, false]);
  });
});
