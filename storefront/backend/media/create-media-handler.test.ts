import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaHandler } from './create-media-handler.ts';
import type { MediaHandler, MediaHandlerOptions, MediaResponse } from './create-media-handler.ts';
import { createRenderer } from '../../demo/media/create-renderer.ts';
import type { MediaProduct } from '../../demo/media/media-product.ts';
import { sampleProduct } from '../../demo/media/testing/sample-product.ts';

const front = '/media/catalog/product/wit-c/front.jpg';
let cacheFolder = '';

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'media-'));
});

afterEach(() => rm(cacheFolder, { recursive: true, force: true }));

function makeHandler(options: Partial<MediaHandlerOptions> = {}): MediaHandler {
  return createMediaHandler({
    images: createRenderer((sku) => (sku === 'wit-c' ? sampleProduct() : null)),
    cacheFolder,
    ...options,
  });
}

async function get(
  handler: MediaHandler,
  path: string,
  query = '',
  headers: { accept?: string; ifNoneMatch?: string } = {},
): Promise<MediaResponse> {
  const response = await handler({ path, query: new URLSearchParams(query), ...headers });
  if (!response) throw new Error(`No answer for ${path}`);
  return response;
}

const cachedFiles = async () =>
  (await readdir(cacheFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('createMediaHandler', () => {
  it('leaves other paths to others', async () => {
    expect(await makeHandler()({ path: '/graphql', query: new URLSearchParams() })).toBeNull();
    expect(await makeHandler()({ path: '/mediator/x.jpg', query: new URLSearchParams() })).toBeNull();
  });

  it('sends originals whatever is asked for, as Magento Open Source does', async () => {
    const handler = makeHandler({ originalsOnly: true });
    const { body, headers } = await get(handler, front, 'width=40&quality=85&auto=webp', { accept: 'image/webp' });
    expect(headers['content-type']).toBe('image/jpeg');
    expect((await sharp(body).metadata()).width).toBe(960);
  });

  it('[IMG-01] gives the asked width, or the next one that it makes', async () => {
    const handler = makeHandler();
    for (const [asked, given] of [
      [40, 40],
      [80, 80],
      [81, 160],
      [320, 320],
    ] as const) {
      const { body } = await get(handler, front, `width=${asked}`);
      expect(await sharp(body).metadata()).toMatchObject({ width: given, height: given * 1.25 });
    }
  });

  it.each([
    ['auto=webp&format=pjpg', 'image/webp,*/*', 'image/webp', 'webp'],
    ['auto=webp&format=pjpg', 'image/png,*/*', 'image/jpeg', 'jpeg'],
    ['auto=webp&format=png', '*/*', 'image/png', 'png'],
    ['', 'image/webp', 'image/jpeg', 'jpeg'],
  ])('encodes %s for Accept %s as %s', async (query, accept, type, format) => {
    const { headers, body } = await get(makeHandler(), front, `width=80&${query}`, { accept });
    expect(headers['content-type']).toBe(type);
    const metadata = await sharp(body).metadata();
    expect(metadata.format).toBe(format);
    if (format === 'jpeg') expect(metadata.isProgressive).toBe(true);
  });

  it('gives PNG for the path of a png file', async () => {
    const { headers } = await get(makeHandler(), '/media/logo/glyph.png', 'width=40');
    expect(headers['content-type']).toBe('image/png');
  });

  it('makes smaller files at a lower quality', async () => {
    const handler = makeHandler();
    const low = await get(handler, front, 'width=320&quality=20');
    const high = await get(handler, front, 'width=320&quality=95');
    expect(low.body.length).toBeLessThan(high.body.length);
  });

  it('cuts to width and height when asked to cover them', async () => {
    const { body } = await get(makeHandler(), front, 'width=160&height=160&fit=cover');
    expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it('serves vector drawings as they are', async () => {
    const { headers, body } = await get(makeHandler(), '/media/logo/logo.svg', 'width=640&auto=webp', {
      accept: 'image/webp',
    });
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body.toString()).toMatch(/^<svg /u);
  });

  it('may be kept for ever, by type of client, and revalidated by its tag', async () => {
    const handler = makeHandler();
    const { headers } = await get(handler, front, 'width=40');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' });
    const again = await get(handler, front, 'width=40', { ifNoneMatch: `"other", W/${headers['etag'] ?? ''}` });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers['etag'] } });
    expect(again.body).toHaveLength(0);
    expect((await get(handler, front, 'width=80', { ifNoneMatch: headers['etag'] })).status).toBe(200);
  });

  it('gives a changed product a new tag', async () => {
    let product: MediaProduct = sampleProduct();
    const handler = makeHandler({ images: createRenderer(() => product) });
    const before = await get(handler, front, 'width=40');
    product = sampleProduct({ title: 'Cynk' });
    const after = await get(handler, front, 'width=40');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('answers a repeated request with identical bytes from disk', async () => {
    const first = await get(makeHandler(), front, 'width=160');
    expect(await cachedFiles()).toHaveLength(1);
    const [file] = await cachedFiles();
    const second = await get(makeHandler(), front, 'width=160');
    expect(second.body.equals(first.body)).toBe(true);
    await writeFile(join(file?.parentPath ?? '', file?.name ?? ''), 'from disk');
    expect((await get(makeHandler(), front, 'width=160')).body.toString()).toBe('from disk');
  });

  it('does not make a finished image wait for one that is being drawn', async () => {
    const handler = makeHandler({ parallel: 1 });
    await get(handler, front, 'width=40');
    const finished: string[] = [];
    const drawn = get(handler, front, 'width=2560').then(() => finished.push('drawn'));
    const cached = get(handler, front, 'width=40').then(() => finished.push('cached'));
    await Promise.all([drawn, cached]);
    expect(finished).toEqual(['cached', 'drawn']);
  });

  it('draws once for simultaneous requests', async () => {
    const handler = makeHandler();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(handler, front, 'width=320')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await cachedFiles()).toHaveLength(1);
  });

  it('serves on without a usable cache folder and says so', async () => {
    const blocked = join(cacheFolder, 'file');
    await writeFile(blocked, '');
    const onCacheError = vi.fn();
    const { status } = await get(makeHandler({ cacheFolder: blocked, onCacheError }), front, 'width=40');
    expect(status).toBe(200);
    expect(onCacheError).toHaveBeenCalled();
  });

  it.each([
    '/media/catalog/product/unknown/front.jpg',
    '/media/catalog/product/wit-c/unknown.jpg',
    '/media/wysiwyg/unknown.jpg',
    '/media/',
    '/media/..%2f..%2fetc%2fpasswd.jpg',
    '/media/../package.json',
    '/media/%2e%2e/wysiwyg/shelf.jpg',
    '/media/wysiwyg/shelf.jpg%00',
  ])('finds nothing at %s', async (path) => {
    const { status, headers } = await get(makeHandler(), path, 'width=40');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(await cachedFiles()).toHaveLength(0);
  });

  it.each([
    [front, 'width=abc'],
    [front, 'quality=0'],
    [front, 'format=gif'],
    ['/media/%E0%A4%A.jpg', ''],
  ])('refuses %s?%s', async (path, query) => {
    expect(await get(makeHandler(), path, query)).toMatchObject({
      status: 400,
      headers: { 'cache-control': 'no-store' },
    });
  });
});
