import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { createPageHandler } from './page-handler.ts';
import type { PageRequest, PageResponse } from './render-page.ts';

const publicHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  'content-type': 'text/html',
  'content-security-policy': "img-src 'self'",
};
const createPage = (text: string, headers: Record<string, string> = publicHeaders, status = 200): PageResponse => ({
  status,
  headers,
  html: Buffer.from(text),
});
const failedPage = createPage('fault', { 'cache-control': 'private, no-store', 'retry-after': '30' }, 503);

/** Starts the handler in an HTTP server, with pages that the test chooses. */
async function setUp({ freshTime = 60_000 } = {}) {
  const renderPage = vi.fn<(request: PageRequest) => Promise<PageResponse>>();
  const clock = { now: 1_000_000 };
  const cache = createPageCache({ maxBytes: 100_000, maxAge: 86_400_000 });
  const handle = createPageHandler({
    renderPage,
    cache,
    freshTime,
    publicUrl: 'https://shop.example',
    logger: silentLogger,
    now: () => clock.now,
  });
  const responses: ServerResponse[] = [];
  const url = await startHttp((request, response) => {
    responses.push(response);
    handle(request, response).catch(() => response.writeHead(503).end('unavailable'));
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { renderPage, cache, clock, responses, arrived: () => responses.length, get, url };
}

function getStoredCodings(cache: PageCache, key: string): string[] {
  const codings = ['br', 'gzip', 'identity'] as const;
  return codings.filter((coding) => cache.get(key, coding)?.body.coding === coding);
}

describe('createPageHandler', () => {
  it('renders a page once while it is fresh', async () => {
    const { renderPage, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one')).mockResolvedValueOnce(createPage('two'));
    const first = await get('/a');
    expect([first.text, first.headers.get('cache-status'), first.headers.get('age')]).toEqual([
      'one',
      'witryna; fwd=uri-miss; stored',
      null,
    ]);
    clock.now += 59_000;
    const second = await get('/a');
    expect([second.text, second.headers.get('cache-status'), second.headers.get('age')]).toEqual([
      'one',
      'witryna; hit; ttl=1',
      '59',
    ]);
  });

  it.each([
    { sent: 'br', freshTime: 60_000, stored: ['br'] },
    { sent: 'gzip', freshTime: 60_000, stored: ['gzip'] },
    { sent: 'gzip', freshTime: 0, stored: ['gzip'] },
    { sent: 'identity', freshTime: 60_000, stored: ['br'] },
    { sent: 'identity', freshTime: 0, stored: ['identity'] },
  ])('compresses a page once, into $stored, if it is sent as $sent and fresh for $freshTime ms', async (one) => {
    const { renderPage, cache, get } = await setUp({ freshTime: one.freshTime });
    renderPage.mockResolvedValueOnce(createPage('one'));
    await get('/a', { 'accept-encoding': one.sent });
    expect(getStoredCodings(cache, '/a')).toEqual(one.stored);
  });

  it('leaves a copy as it is while the page can be rendered', async () => {
    const { renderPage, cache, clock, get } = await setUp({ freshTime: 0 });
    renderPage.mockResolvedValueOnce(createPage('one'));
    await get('/a', { 'accept-encoding': 'br' });
    clock.now += 1000;
    renderPage.mockImplementationOnce(() => {
      expect(getStoredCodings(cache, '/a')).toEqual(['br']);
      return Promise.resolve(createPage('two'));
    });
    expect((await get('/a', { 'accept-encoding': 'gzip' })).text).toBe('two');
    expect(getStoredCodings(cache, '/a')).toEqual(['gzip']);
  });

  it('sends a stale page at once and renders it again in the background, once', async () => {
    const { renderPage, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one'));
    await get('/a');
    clock.now += 60_000;
    let finish: (page: PageResponse) => void = () => undefined;
    renderPage.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const stale = [await get('/a'), await get('/a'), await get('/a')];
    expect(stale.map(({ text }) => text)).toEqual(['one', 'one', 'one']);
    expect(stale[0]?.headers.get('cache-status')).toBe('witryna; hit; ttl=0');
    finish(createPage('two'));
    await expect.poll(async () => (await get('/a')).text).toBe('two');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('starts to render a stale page again after the copy was sent', async () => {
    const { renderPage, clock, responses, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one'));
    await get('/a', { 'accept-encoding': 'br' });
    clock.now += 60_000;
    let isSent: boolean | undefined;
    renderPage.mockImplementationOnce(() => {
      isSent = responses[1]?.writableEnded;
      return Promise.resolve(createPage('two'));
    });
    expect((await get('/a', { 'accept-encoding': 'gzip' })).text).toBe('one');
    await expect.poll(() => isSent).toBe(true);
    await expect.poll(async () => (await get('/a')).text).toBe('two');
  });

  it('renders a stale page again when its copy cannot be sent', async () => {
    const { renderPage, cache, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one')).mockResolvedValueOnce(createPage('two'));
    await get('/a', { 'accept-encoding': 'br' });
    const copy = cache.get('/a', 'br');
    if (copy) cache.set('/a', { ...copy, body: { coding: 'br', bytes: Buffer.from('damaged') } }, cache.version);
    clock.now += 60_000;
    expect((await get('/a', { 'accept-encoding': 'gzip' })).text).toBe('unavailable');
    await expect.poll(async () => (await get('/a')).text).toBe('two');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('renders a stale page once, even if a copy is sent only after the new page was stored', async () => {
    const { renderPage, cache, clock, get } = await setUp();
    renderPage.mockResolvedValue(createPage('one'));
    await get('/a', { 'accept-encoding': 'br' });
    clock.now += 60_000;
    const copy = cache.get('/a', 'br');
    vi.spyOn(cache, 'get').mockReturnValueOnce(copy);
    if (copy) cache.set('/a', { ...copy, renderedAt: clock.now }, cache.version);
    expect((await get('/a', { 'accept-encoding': 'br' })).headers.get('age')).toBe('60');
    await get('/a');
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('keeps sending a stale page while its background render fails, and waits 5 s before the next one', async () => {
    const { renderPage, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one')).mockResolvedValue(failedPage);
    await get('/a');
    clock.now += 3_600_000;
    await get('/a');
    await expect.poll(() => renderPage.mock.calls.length).toBe(2);
    expect((await get('/a')).text).toBe('one');
    expect(renderPage).toHaveBeenCalledTimes(2);
    clock.now += 5000;
    renderPage.mockResolvedValue(createPage('two'));
    await get('/a');
    await expect.poll(async () => (await get('/a')).text).toBe('two');
  });

  it('removes a stale page that has become private', async () => {
    const { renderPage, clock, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one')).mockResolvedValue(createPage('gone', {}, 404));
    await get('/a');
    clock.now += 60_000;
    await get('/a');
    await expect.poll(async () => (await get('/a')).status).toBe(404);
  });

  it('removes a purged page that is gone, so that it is not sent for an error', async () => {
    const { renderPage, cache, get } = await setUp();
    renderPage.mockResolvedValueOnce(createPage('one', { ...publicHeaders, 'cache-tag': 'cat_p_1' }));
    await get('/a');
    cache.purge((tag) => tag === 'cat_p_1');
    renderPage.mockResolvedValueOnce(createPage('gone', {}, 404)).mockResolvedValue(failedPage);
    expect((await get('/a')).text).toBe('gone');
    expect((await get('/a')).text).toBe('fault');
  });

  it('sends no page from before a purge, not even one whose render began before it', async () => {
    const { renderPage, cache, get } = await setUp();
    const tagged = { ...publicHeaders, 'cache-tag': 'frame,cat_p_1' };
    let finish: (page: PageResponse) => void = () => undefined;
    renderPage.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    renderPage.mockResolvedValue(createPage('two', tagged));
    const first = get('/a');
    await expect.poll(() => renderPage.mock.calls.length).toBe(1);
    cache.purge((tag) => tag === 'cat_p_1');
    const second = get('/a');
    await expect.poll(() => renderPage.mock.calls.length).toBe(2);
    finish(createPage('one', tagged));
    expect([(await first).text, (await second).text, (await get('/a')).text]).toEqual(['one', 'two', 'two']);
    cache.purge((tag) => tag === 'cat_p_1');
    renderPage.mockResolvedValue(createPage('three', tagged));
    const purged = await get('/a');
    expect([purged.text, purged.headers.get('cache-status')]).toEqual(['three', 'witryna; fwd=stale; stored']);
  });

  it('renders a page once for simultaneous requests, but a private one for each', async () => {
    const { renderPage, arrived, get } = await setUp();
    let finish: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (finish = resolve));
    renderPage.mockImplementation(async ({ target, cookies }) => {
      await all;
      return target === '/cart'
        ? createPage(`cart of ${cookies}`, { 'cache-control': 'private' })
        : createPage('public');
    });
    const visitors = Array.from({ length: 10 }, (_, index) => `visitor-${index}`);
    const pages = visitors.map((cookie) => get('/a', { cookie }));
    const carts = visitors.map((cookie) => get('/cart', { cookie }));
    await expect.poll(arrived).toBe(20);
    finish();
    expect((await Promise.all(pages)).map(({ text }) => text)).toEqual(visitors.map(() => 'public'));
    expect((await Promise.all(carts)).map(({ text }) => text)).toEqual(visitors.map((cookie) => `cart of ${cookie}`));
    expect(renderPage.mock.calls.filter(([{ target }]) => target === '/a')).toHaveLength(1);
  });

  it('returns 304 to a client that has the page, in any coding', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValue(createPage('one'));
    const etag = (await get('/a')).headers.get('etag') ?? '';
    for (const coding of ['br', 'gzip', 'identity']) {
      const known = await get('/a', { 'accept-encoding': coding, 'if-none-match': `"other", ${etag}` });
      expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag]);
      expect(known.headers.get('cache-control')).toBe(publicHeaders['cache-control']);
      expect((await get('/a', { 'accept-encoding': coding, 'if-none-match': '"other"' })).text).toBe('one');
    }
    expect((await get('/a', { 'if-none-match': '*' })).status).toBe(200);
  });

  it('renders each request when pages are never fresh', async () => {
    const { renderPage, get } = await setUp({ freshTime: 0 });
    renderPage.mockResolvedValueOnce(createPage('one')).mockResolvedValueOnce(createPage('two'));
    expect([(await get('/a')).text, (await get('/a')).text]).toEqual(['one', 'two']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('backend'))],
    ['returns 503', () => Promise.resolve(failedPage)],
  ])('sends the last copy with its age when the render %s', async (_, fail) => {
    const { renderPage, clock, get } = await setUp({ freshTime: 0 });
    renderPage.mockResolvedValueOnce(createPage('copy')).mockImplementation(fail);
    await get('/a', { 'accept-encoding': 'gzip' });
    clock.now += 90_000;
    const copy = await get('/a', { 'accept-encoding': 'br' });
    expect([copy.status, copy.text]).toEqual([200, 'copy']);
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      ...publicHeaders,
      age: '90',
      'cache-status': 'witryna; hit; ttl=-90; detail=stale-if-error',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });

  it('leaves a failing page alone for 5 s, then renders it again', async () => {
    const { renderPage, clock, get } = await setUp({ freshTime: 0 });
    renderPage
      .mockResolvedValueOnce(createPage('copy'))
      .mockResolvedValueOnce(failedPage)
      .mockResolvedValue(createPage('fresh'));
    for (const expected of ['copy', 'copy', 'copy']) expect((await get('/a')).text).toBe(expected);
    expect(renderPage).toHaveBeenCalledTimes(2);
    clock.now += 5000;
    const fresh = await get('/a');
    expect([fresh.text, fresh.headers.get('age')]).toEqual(['fresh', null]);
  });

  it('sends the copy of a page that takes too long, and ends its render', async () => {
    const { renderPage, get } = await setUp({ freshTime: 0 });
    renderPage.mockResolvedValueOnce(createPage('copy'));
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
    ['a private page', createPage('secret', { 'cache-control': 'private, no-store' })],
    ['a page that sets a cookie', createPage('secret', { ...publicHeaders, 'set-cookie': 'cart=1' })],
    ['a missing page', createPage('secret', publicHeaders, 404)],
  ])('keeps no copy of %s', async (_, page) => {
    const { renderPage, get } = await setUp();
    renderPage.mockResolvedValueOnce(page).mockResolvedValue(failedPage);
    await get('/a');
    expect((await get('/a')).text).toBe('fault');
  });

  it('renders a public page once for all visitors of a campaign, without its parameters', async () => {
    const { renderPage, arrived, get } = await setUp();
    let finish: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (finish = resolve));
    renderPage.mockImplementation(async ({ url, target }) => {
      await all;
      return createPage(`${url.href} ${target}`);
    });
    const visits = ['/a?mc_eid=1&p=2', '/a?p=2&mc_eid=2&utm_source=mail', '/a?p=2'].map((path) => get(path));
    await expect.poll(arrived).toBe(3);
    finish();
    const shared = 'https://shop.example/a?p=2 /a?p=2';
    const first = await Promise.all(visits);
    expect(first.map(({ text }) => text)).toEqual([shared, shared, shared]);
    expect(first[0]?.headers.get('cache-status')).toBe('witryna; fwd=uri-miss; stored');
    expect((await get('/a?p=2&mc_eid=3')).headers.get('cache-status')).toContain('hit');
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('renders the purged page of a campaign once', async () => {
    const { renderPage, cache, get } = await setUp();
    const tagged = { ...publicHeaders, 'cache-tag': 'cat_p_1' };
    renderPage.mockResolvedValueOnce(createPage('one', tagged)).mockResolvedValueOnce(createPage('two', tagged));
    await get('/a');
    cache.purge(() => true);
    expect((await get('/a?utm_source=x')).headers.get('cache-status')).toBe('witryna; fwd=stale; stored');
    expect((await get('/a?utm_source=y')).text).toBe('two');
  });

  it('keeps the parameters of a campaign in a redirect and on a private page', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockImplementation(({ target }) =>
      Promise.resolve(
        target.startsWith('/old')
          ? createPage('', { 'x-location': target.replace('old', 'new') }, 301)
          : createPage(target, { 'cache-control': 'private' }),
      ),
    );
    for (const campaign of ['x', 'y']) {
      const moved = await get(`/old?utm_source=${campaign}`);
      expect([moved.status, moved.headers.get('x-location')]).toEqual([301, `/new?utm_source=${campaign}`]);
      expect((await get(`/cart?utm_source=${campaign}`)).text).toBe(`/cart?utm_source=${campaign}`);
    }
    // The first of each is rendered without its campaign, too.
    expect(renderPage).toHaveBeenCalledTimes(6);
  });

  it('keeps an address with two slashes on the host of the shop', async () => {
    const { renderPage, get } = await setUp();
    renderPage.mockImplementation(({ url }) => Promise.resolve(createPage(url.href)));
    expect((await get('//other.example/a?utm_source=x')).text).toBe('https://shop.example//other.example/a');
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
