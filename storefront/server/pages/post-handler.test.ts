import { describe, expect, it, vi } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createPostHandler } from './post-handler.ts';
import type { PageRequest, PageResponse } from './render-page.ts';

const redirect: PageResponse = { status: 303, headers: { location: '/cart', 'cache-control': 'no-store' }, html: null };
const page: PageResponse = {
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
  html: Buffer.from('page'),
};
const post = { fields: { sku: 'D3' }, sameOrigin: true, clientAddress: '203.0.113.7' };
const cookie = 'witryna_cart=guest1';

/** The handler in a server of its own, over pages that the test chooses. */
async function setUp() {
  const renderPage = vi.fn<(request: PageRequest) => Promise<PageResponse>>();
  const handle = createPostHandler({ renderPage, publicUrl: 'https://shop.example' });
  const url = await startHttp((request, response) => {
    handle(request, response, post).catch(() => response.writeHead(503).end());
  });
  const send = (headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(`${url}/cart`, { method: 'POST', headers, redirect: 'manual', signal });
  return { renderPage, send };
}

describe('createPostHandler', () => {
  it('passes the form and the cookies on, and sends the redirect', async () => {
    const { renderPage, send } = await setUp();
    renderPage.mockResolvedValueOnce(redirect);
    const response = await send({ cookie });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
    expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ post, cookies: cookie, target: '/cart' }));
  });

  it('handles a form once when the browser gives up the first of two requests of a double click', async () => {
    const { renderPage, send } = await setUp();
    const first = new AbortController();
    let finish: (page: PageResponse) => void = () => {};
    renderPage.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const given = expect(send({ cookie }, first.signal)).rejects.toThrow();
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledOnce());
    first.abort();
    await given;
    const second = send({ cookie });
    finish(redirect);
    expect((await second).headers.get('location')).toBe('/cart');
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('handles the form again after it only showed a page', async () => {
    const { renderPage, send } = await setUp();
    renderPage.mockResolvedValue(page);
    for (let turn = 0; turn < 2; turn += 1) expect(await (await send({ cookie })).text()).toBe('page');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });
});
