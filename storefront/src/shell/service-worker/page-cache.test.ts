import { describe, expect, it, vi } from 'vitest';
import { isPageCached, pagesCache } from './page-cache.ts';

const url = new URL('https://shop.example/sport.html?p=2#top');

/** The browser's caches, with one page kept. */
function cachesWith(match: CacheStorage['match']): CacheStorage {
  const unused = () => Promise.reject(new Error('unused'));
  return { match, open: unused, has: unused, delete: unused, keys: unused };
}

describe('isPageCached', () => {
  it('asks for the page without its fragment', async () => {
    const match = vi.fn((address: RequestInfo | URL) =>
      Promise.resolve(address === 'https://shop.example/sport.html?p=2' ? new Response() : undefined),
    );
    expect(await isPageCached(cachesWith(match), url)).toBe(true);
    expect(match).toHaveBeenCalledWith(expect.anything(), { cacheName: pagesCache });
    expect(await isPageCached(cachesWith(match), new URL('https://shop.example/sport.html'))).toBe(false);
  });

  it('is false where there are no caches, or they may not be used', async () => {
    expect(await isPageCached(undefined, url)).toBe(false);
    expect(
      await isPageCached(
        cachesWith(() => Promise.reject(new DOMException('denied', 'SecurityError'))),
        url,
      ),
    ).toBe(false);
  });
});
