import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLogger } from '../testing/silent-logger.ts';
import { startHttp } from '../testing/start-http.ts';
import { createImageHandler, type ImageHandlerOptions } from './image-handler.ts';

let original: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  original = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
});

/**
 * Starts a shop in front of a backend, and returns what fetches an image of it.
 *
 * @param backend - Answers requests for originals. Default: with the JPEG of 800 × 1000 px.
 */
async function startShop(backend?: RequestListener, options: Partial<ImageHandlerOptions> = {}) {
  const requests: string[] = [];
  const commerceUrl = await startHttp((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
    if (backend) backend(request, response);
    else response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"original"' }).end(original);
  });
  const cacheDir = options.cacheDir ?? (await createFolder());
  const handle = createImageHandler({
    commerceUrl,
    cacheDir,
    cacheSize: 10_000_000,
    sendOriginal: (_request, response, _url, headers) =>
      response.writeHead(200, { ...headers, 'x-sent': 'original' }).end(),
    logger: silentLogger,
    ...options,
  });
  const shop = await startHttp((request, response) => {
    if (!handle(request, response, new URL(request.url ?? '/', 'http://shop.example')))
      response.writeHead(200, { 'x-sent': 'proxy' }).end();
  });
  const get = (target: string, headers: Record<string, string> = { accept: 'image/webp' }, method = 'GET') =>
    fetch(shop + target, { headers, method });
  return { shop, get, requests, cacheDir, commerceUrl };
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'image-handler-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

const sized = (name: string, width = 160) => `/media/${name}?width=${width}&quality=85&auto=webp&format=pjpg`;

describe('the image service', () => {
  it('resizes an original, for caches to keep', async () => {
    const { get, requests } = await startShop();
    const response = await get(sized('catalog/product/a.jpg'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      // Cloudflare has one copy for all browsers, whatever formats they know.
      'cloudflare-cdn-cache-control': 'no-store',
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 160, height: 200 });
    expect(requests).toEqual(['GET /media/catalog/product/a.jpg']);
  });

  it('asks the backend once for simultaneous and later requests, also after a restart', async () => {
    const { get, requests, cacheDir, commerceUrl } = await startShop();
    await Promise.all([get(sized('a.jpg')), get(sized('a.jpg')), get(sized('a.jpg', 150))]);
    await get(sized('a.jpg'));
    expect(requests).toHaveLength(1);
    const restarted = await startShop(undefined, { cacheDir, commerceUrl });
    expect((await restarted.get(sized('a.jpg'))).headers.get('content-type')).toBe('image/webp');
    expect(requests).toHaveLength(1);
  });

  it('sends no image of another shop with the same folder', async () => {
    const { get, cacheDir } = await startShop();
    await get(sized('logo.jpg'));
    const other = await startShop((_, response) => response.writeHead(404).end(), { cacheDir });
    expect((await other.get(sized('logo.jpg'))).status).toBe(404);
  });

  it('sends the headers alone for HEAD, and nothing again to a browser that has it', async () => {
    const { get } = await startShop();
    const etag = (await get(sized('a.jpg'))).headers.get('etag') ?? '';
    const head = await get(sized('a.jpg'), { accept: 'image/webp' }, 'HEAD');
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    const again = await get(sized('a.jpg'), { accept: 'image/webp', 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  it.each(['/media/a.svg', '/media/a.jpg', '/media/film.mp4', '/media/a.jpg?width=40'])(
    'leaves %s to the proxy',
    async (target) => {
      const { get, requests } = await startShop();
      expect((await get(target)).headers.get('x-sent')).toBe('proxy');
      expect(requests).toEqual([]);
    },
  );

  it('says that an original does not exist, and tries again next time', async () => {
    const { get, requests } = await startShop((_, response) => response.writeHead(404).end());
    const responses = [await get(sized('a.jpg')), await get(sized('a.jpg'))];
    expect(responses.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
    ]);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['closes the connection', (_, response) => response.destroy()],
    ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs', () => undefined],
  ])('answers 502 when the backend %s', async (_, backend) => {
    const { get } = await startShop(backend, { limits: { originalTimeout: 200 } });
    expect((await get(sized('a.jpg'))).status).toBe(502);
  });

  it('sends the original of a file that is no image, without asking again', async () => {
    const { get, requests } = await startShop((_, response) => response.end('<html>'));
    for (const width of [160, 320])
      expect(Object.fromEntries((await get(sized('a.jpg', width))).headers)).toMatchObject({
        'x-sent': 'original',
        'cache-control': 'public, max-age=3600',
        'cloudflare-cdn-cache-control': 'no-store',
        vary: 'Accept',
      });
    expect(requests).toHaveLength(1);
  });

  it('sends an original that is too large, or when too many wait', async () => {
    const large = await startShop(undefined, { limits: { maxOriginalSize: 1000 } });
    expect((await large.get(sized('a.jpg'))).headers.get('x-sent')).toBe('original');
    const busy = await startShop(() => undefined, { limits: { max: 1, maxWaiting: 0, originalTimeout: 500 } });
    const first = busy.get(sized('a.jpg'));
    await expect.poll(() => busy.requests.length).toBe(1);
    expect(Object.fromEntries((await busy.get(sized('b.jpg'))).headers)).toMatchObject({
      'x-sent': 'original',
      'cache-control': 'no-store',
      'cloudflare-cdn-cache-control': 'no-store',
      vary: 'Accept',
    });
    expect((await first).status).toBe(502);
  });

  it('stores an image once, however its path is spelled', async () => {
    const { get, requests } = await startShop();
    for (const name of ['c/a.jpg', '/c/a.jpg', '%63/a.jpg', 'c//%61.jpg'])
      expect((await get(sized(name))).headers.get('content-type')).toBe('image/webp');
    expect(requests).toEqual(['GET /media/c/a.jpg']);
    expect((await get(sized('c%2fa.jpg'))).headers.get('x-sent')).toBe('proxy');
  });

  /** A backend whose responses wait until it is released. */
  const createHeldBackend = (respond: (response: ServerResponse) => void) => {
    const gate = new AbortController();
    const released = once(gate.signal, 'abort');
    const listener: RequestListener = (_, response) => void released.then(() => respond(response));
    return { listener, release: () => gate.abort() };
  };

  it('resizes all images of a page of one shopper, and sends originals to a client that asks for far more', async () => {
    const { listener, release } = createHeldBackend((response) => response.writeHead(404).end());
    const { get, requests } = await startShop(listener, { limits: { max: 1, maxWaitingPerClient: 24 } });
    const images = Array.from({ length: 26 }, (_, index) => get(sized(`${index}.jpg`)));
    expect((await Promise.race(images)).headers.get('x-sent')).toBe('original');
    release();
    const statuses = (await Promise.all(images)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(25);
    expect(requests).toHaveLength(25);
  });

  it('drops an image whose visitors have all left from the queue', async () => {
    const { listener, release } = createHeldBackend((response) => response.end(original));
    const { shop, get, requests } = await startShop(listener, { limits: { max: 1, maxWaiting: 2 } });
    const first = get(sized('first.jpg'));
    await expect.poll(() => requests.length).toBe(1);
    const leave = new AbortController();
    const abandoned = Promise.allSettled(
      ['a.jpg', 'b.jpg'].map((name) => fetch(shop + sized(name), { signal: leave.signal })),
    );
    // While these wait, the queue is full.
    const probe = () => fetch(shop + sized('probe.jpg'), { method: 'HEAD', signal: AbortSignal.timeout(500) });
    await expect.poll(async () => (await probe().catch(() => null))?.headers.get('x-sent')).toBe('original');
    leave.abort();
    await abandoned;
    release();
    expect((await first).status).toBe(200);
    await expect.poll(async () => (await get(sized('next.jpg'))).headers.get('content-type')).toBe('image/webp');
    expect(requests.filter((request) => /\/[ab]\.jpg/.test(request))).toEqual([]);
  });

  it('shows what it has while it asks whether the original has changed', async () => {
    let isChanged = false;
    const changed = await sharp(original).resize(400, 300, { fit: 'fill' }).jpeg().toBuffer();
    const { get, requests } = await startShop(
      (request, response) => {
        if (request.headers['if-none-match'] === '"original"' && !isChanged) response.writeHead(304).end();
        else
          response.writeHead(200, { etag: isChanged ? '"changed"' : '"original"' }).end(isChanged ? changed : original);
      },
      { limits: { checkInterval: -1 } },
    );
    const heightOf = async () =>
      (await sharp(Buffer.from(await (await get(sized('a.jpg'))).arrayBuffer())).metadata()).height;
    expect(await heightOf()).toBe(200);
    expect(await heightOf()).toBe(200);
    await expect.poll(() => requests.at(-1)).toBe('GET /media/a.jpg "original"');
    isChanged = true;
    await expect.poll(heightOf).toBe(120);
  });

  it('sends a stored image while its original cannot be checked, and does not ask at every request', async () => {
    let fails = false;
    const { get, requests } = await startShop(
      (_, response) => {
        if (fails) response.writeHead(500).end();
        else response.end(original);
      },
      { limits: { checkInterval: -1, max: 1 } },
    );
    await get(sized('a.jpg'));
    fails = true;
    await get(sized('a.jpg'));
    await expect.poll(() => requests.length).toBe(2);
    // Another image waits for the end of the check.
    expect((await get(sized('b.jpg'))).status).toBe(502);
    expect((await get(sized('a.jpg'))).status).toBe(200);
    expect((await get(sized('c.jpg'))).status).toBe(502);
    expect(requests.filter((request) => request.includes('/a.jpg'))).toHaveLength(2);
  });

  it.each([404, 410])('removes a stored image whose original answers %i', async (status) => {
    let isRemoved = false;
    const { get } = await startShop(
      (_, response) => {
        if (isRemoved) response.writeHead(status).end();
        else response.end(original);
      },
      { limits: { checkInterval: -1 } },
    );
    expect((await get(sized('a.jpg'))).status).toBe(200);
    isRemoved = true;
    await expect.poll(async () => (await get(sized('a.jpg'))).status).toBe(404);
  });

  it('keeps images in memory where nothing can be stored, and encodes none again', async () => {
    const { get, requests } = await startShop(undefined, { cacheDir: '/dev/null/images' });
    const response = await get(sized('a.jpg'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const etag = response.headers.get('etag') ?? '';
    const again = await get(sized('a.jpg'), { accept: 'image/webp', 'if-none-match': etag });
    expect([again.status, requests.length]).toEqual([304, 1]);
  });
});
