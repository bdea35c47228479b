import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheOfflinePage, offlineCache, offlinePage } from './offline-page.ts';

/** A server with this answer, and the browser's caches. */
function setUp(answer: Response) {
  const kept = new Map<string, string>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer)),
  );
  vi.stubGlobal('caches', {
    open: (cache: string) =>
      Promise.resolve({
        put: async (page: string, response: Response) => void kept.set(`${cache} ${page}`, await response.text()),
      }),
  });
  return { kept, keepFile: vi.fn(() => Promise.resolve()) };
}

afterEach(() => void vi.unstubAllGlobals());

const html = '<link href="/assets/a-1.css"><script src="/assets/b_2.js"></script>';

describe('cacheOfflinePage', () => {
  it('keeps the page with its files', async () => {
    const { kept, keepFile } = setUp(new Response(html));
    await cacheOfflinePage(keepFile);
    expect(keepFile.mock.calls).toEqual([['/assets/a-1.css'], ['/assets/b_2.js']]);
    expect([...kept]).toEqual([[`${offlineCache} ${offlinePage}`, html]]);
  });

  it.each([503, 404])('keeps nothing of an answer with status %i, and the worker is not installed', async (status) => {
    const { kept, keepFile } = setUp(new Response(html, { status }));
    await expect(cacheOfflinePage(keepFile)).rejects.toThrow(String(status));
    expect(kept.size).toBe(0);
    expect(keepFile).not.toHaveBeenCalled();
  });

  it('keeps no page without its files', async () => {
    const { kept } = setUp(new Response(html));
    await expect(cacheOfflinePage(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
    expect(kept.size).toBe(0);
  });
});
