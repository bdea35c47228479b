import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheOfflinePages, findOfflinePage, keepOfflinePage, offlineCache } from './offline-page.ts';

const origin = 'https://shop.example';
const html = '<link href="/assets/a-1.css"><script src="/assets/b_2.js"></script>';

/** A server that sends the offline page or, for the paths of `statuses`, fails; and the browser's caches. */
function setUp({ kept: pages = [], statuses = {} }: { kept?: string[]; statuses?: Record<string, number> } = {}) {
  const kept = new Map(pages.map((page) => [page, 'older']));
  const request = vi.fn((page: string) => Promise.resolve(new Response(html, { status: statuses[page] ?? 200 })));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('caches', {
    open: (name: string) => {
      expect(name).toBe(offlineCache);
      return Promise.resolve({
        keys: () => Promise.resolve([...kept.keys()].map((page) => new Request(origin + page))),
        put: async (page: string, response: Response) => void kept.set(page, await response.text()),
        delete: (page: string) => Promise.resolve(kept.delete(page)),
      });
    },
    match: (page: string, { cacheName }: CacheQueryOptions & { cacheName: string }) => {
      const text = cacheName === offlineCache ? kept.get(page) : undefined;
      return Promise.resolve(text === undefined ? undefined : new Response(`${page} ${text}`));
    },
  });
  return { kept, request, keepFile: vi.fn<(file: string) => Promise<void>>(() => Promise.resolve()) };
}

afterEach(() => void vi.unstubAllGlobals());

describe('cacheOfflinePages', () => {
  it('keeps the page with its files', async () => {
    const { kept, keepFile } = setUp();
    await cacheOfflinePages(keepFile);
    expect(keepFile.mock.calls).toEqual([['/assets/a-1.css'], ['/assets/b_2.js']]);
    expect([...kept]).toEqual([['/offline', html]]);
  });

  it.each([503, 404])('keeps nothing of an answer with status %i, and the worker is not installed', async (status) => {
    const { kept, keepFile } = setUp({ statuses: { '/offline': status } });
    await expect(cacheOfflinePages(keepFile)).rejects.toThrow(String(status));
    expect(kept.size).toBe(0);
    expect(keepFile).not.toHaveBeenCalled();
  });

  it('keeps no page without its files', async () => {
    const { kept } = setUp();
    await expect(cacheOfflinePages(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
    expect(kept.size).toBe(0);
  });

  it('replaces those of other store views, and removes the ones that are unavailable', async () => {
    const { kept, keepFile } = setUp({
      kept: ['/offline', '/en/offline', '/de/offline'],
      statuses: { '/de/offline': 404 },
    });
    await cacheOfflinePages(keepFile);
    expect([...kept]).toEqual([
      ['/offline', html],
      ['/en/offline', html],
    ]);
  });
});

describe('keepOfflinePage', () => {
  it('keeps the page of a store view once', async () => {
    const { kept, request, keepFile } = setUp({ kept: ['/offline'] });
    await keepOfflinePage('/en/offline', keepFile);
    await keepOfflinePage('/en/offline', keepFile);
    await keepOfflinePage('/offline', keepFile);
    expect(request.mock.calls.map(([page]) => page)).toEqual(['/en/offline']);
    expect(kept.get('/en/offline')).toBe(html);
  });
});

describe('findOfflinePage', () => {
  it.each([
    ['a page of the default store view', '/offline', '/odpornosc.html'],
    ['its home page', '/offline', '/'],
    ['a page of another one', '/en/offline', '/en/vitamins.html?p=2'],
    ['the home page of another one', '/en/offline', '/en'],
    ['a store view that was never visited', '/offline', '/de/vitamine.html'],
  ])('finds for %s the page %s', async (_, expected, path) => {
    setUp({ kept: ['/offline', '/en/offline'] });
    const found = await findOfflinePage(origin + path);
    expect(await found?.text()).toBe(`${expected} older`);
  });
});
