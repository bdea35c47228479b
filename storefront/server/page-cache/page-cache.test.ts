import { describe, expect, it } from 'vitest';
import { createPageCache, type CachedPage } from './page-cache.ts';

const pageOf = (size: number): CachedPage => ({
  headers: {},
  body: { coding: 'br', bytes: Buffer.alloc(size) },
  renderedAt: 0,
});

describe('createPageCache', () => {
  it('forgets the pages that nobody opened for longest when it is full', () => {
    const cache = createPageCache({ maxBytes: 3500, maxAge: 60_000 });
    for (const key of ['/a', '/b', '/c']) cache.set(key, pageOf(1000));
    cache.get('/a');
    cache.set('/d', pageOf(1000));
    expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  });

  it('does not store a page that is larger than the cache', () => {
    const cache = createPageCache({ maxBytes: 3500, maxAge: 60_000 });
    cache.set('/small', pageOf(1000));
    cache.set('/large', pageOf(4000));
    expect([cache.get('/large'), cache.get('/small')]).toEqual([undefined, pageOf(1000)]);
  });

  it('stores nothing when its size is 0', () => {
    const cache = createPageCache({ maxBytes: 0, maxAge: 60_000 });
    cache.set('/a', pageOf(1));
    expect(cache.get('/a')).toBeUndefined();
  });
});
