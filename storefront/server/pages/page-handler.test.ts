import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageCache } from '../page-cache/page-cache.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { createPageHandler } from './page-handler.ts';
import type { PageRequest, PageResponse } from './render-page.ts';

const publicHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'content-type': 'text/html',
  'content-security-policy': "img-src 'self'",
};
const pageOf = (text: string, headers: Record<string, string> = publicHeaders, status = 200): PageResponse => ({
  status,
  headers,
  html: Buffer.from(text),
});
const failedPage = pageOf('fault', { 'cache-control': 'private, no-store', 'retry-after': '30' }, 503);

/** The handler in a server of its own, over pages that the test chooses. */
async function setUp() {
  const renderPage = vi.fn<(request: PageRequest) => Promise<PageResponse>>();
  const clock = { now: 1_000_000 };
  const handle = createPageHandler({
    renderPage,
    cache: createPageCache({ maxBytes: 100_000, maxAge: 86_400_000 }),
    publicUrl: 'https://shop.example',
    logger: silentLogger,
    now: () => clock.now,
  });
  const url = await startHttp((request, response) => {
    handle(request, response).catch(() => response.writeHead(503).end('unavailable'));
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { renderPage, clock, get, url };
}

describe('createPageHandler', () => {
  it('renders a page anew for each request while the backend works', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValueOnce(pageOf('one')).mockResolvedValueOnce(pageOf('two'));
    expect([(await get('/a')).text, (await get('/a')).text]).toEqual(['one', 'two']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('backend'))],
    ['returns 503', () => Promise.resolve(failedPage)],
  ])('sends the last copy with its age when the render %s', async (_, fail) => {
    const { renderPage, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(pageOf('copy')).mockImplementation(fail);
    await get('/a', { 'accept-encoding': 'gzip' });
    clock.now += 90_000;
    const copy = await get('/a', { 'accept-encoding': 'br' });
    expect([copy.status, copy.text]).toEqual([200, 'copy']);
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      ...publicHeaders,
      age: '90',
      'cache-status': 'witryna; hit; detail=stale-if-error',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });

  it('leaves a failing page alone for 5 s, then renders it again', async () => {
    const { renderPage, clock, get } = await setUp();
    renderPage
      .mockResolvedValueOnce(pageOf('copy'))
      .mockResolvedValueOnce(failedPage)
      .mockResolvedValue(pageOf('fresh'));
    for (const expected of ['copy', 'copy', 'copy']) expect((await get('/a')).text).toBe(expected);
    expect(renderPage).toHaveBeenCalledTimes(2);
    clock.now += 5000;
    const fresh = await get('/a');
    expect([fresh.text, fresh.headers.get('age')]).toEqual(['fresh', null]);
  });

  it('sends the copy of a page that takes too long, and ends its render', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValueOnce(pageOf('copy'));
    await get('/a');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let signal: AbortSignal | undefined;
    renderPage.mockImplementationOnce((request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    });
    const page = get('/a');
    while (!signal) await setImmediate();
    vi.advanceTimersByTime(3000);
    expect((await page).text).toBe('copy');
    expect(signal.aborted).toBe(true);
  });

  it('sends the error where there is no copy', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValueOnce(failedPage).mockRejectedValueOnce(new Error('backend'));
    const failed = await get('/a');
    expect([failed.status, failed.text, failed.headers.get('retry-after')]).toEqual([503, 'fault', '30']);
    expect((await get('/a')).text).toBe('unavailable');
  });

  it.each([
    ['a private page', pageOf('secret', { 'cache-control': 'private, no-store' })],
    ['a page that sets a cookie', pageOf('secret', { ...publicHeaders, 'set-cookie': 'cart=1' })],
    ['a missing page', pageOf('secret', publicHeaders, 404)],
  ])('keeps no copy of %s', async (_, page) => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValueOnce(page).mockResolvedValue(failedPage);
    await get('/a');
    expect((await get('/a')).text).toBe('fault');
  });

  it('gives no visitor a copy that repeats the campaign of another', async () => {
    const { renderPage, get } = await setUp();
    renderPage
      .mockResolvedValueOnce(pageOf('with campaign'))
      .mockResolvedValueOnce(failedPage)
      .mockResolvedValueOnce(pageOf('plain'))
      .mockResolvedValue(failedPage);
    await get('/a?utm_source=x');
    expect((await get('/a')).text).toBe('fault');
    await get('/a');
    expect((await get('/a?utm_source=y')).text).toBe('plain');
  });

  it('ends the render of a visitor who leaves', async () => {
    const { renderPage, url } = await setUp();
    const left = new Promise<void>((resolve) => {
      renderPage.mockImplementationOnce(({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        visitor.abort();
        return new Promise(() => undefined);
      });
    });
    const visitor = new AbortController();
    await expect(fetch(`${url}/a`, { signal: visitor.signal })).rejects.toThrow('abort');
    await left;
  });
});
