import { createHash } from 'node:crypto';
import type { Drawing } from './drawing.ts';
import { BadImageRequest, chooseFormat, outputSize, parseImageRequest } from './image-request.ts';
import type { ImageFormat } from './image-request.ts';
import type { MediaLookup } from './media-product.ts';
import { createDiskCache } from './render/disk-cache.ts';
import { rasterise } from './render/raster.ts';
import { createWorkQueue } from './render/work-queue.ts';
import { resolveMedia } from './resolve-media.ts';

export interface MediaHandlerOptions {
  /** Finds products by SKU in lower case. */
  lookup: MediaLookup;
  /** Folder for finished images; made when missing. */
  cacheFolder: string;
  /** How many images are drawn at once. Default 2. */
  parallel?: number;
  /** How many finished images the folder may hold. Default 20 000. */
  maxCachedFiles?: number;
  /** Told when the cache folder cannot be read or written; the image is served all the same. */
  onCacheError?: (error: unknown) => void;
}

export interface MediaRequest {
  /** Path of the URL, percent-encoded as it came. */
  path: string;
  query: URLSearchParams;
  /** Accept header. */
  accept?: string;
  /** If-None-Match header. */
  ifNoneMatch?: string;
}

export interface MediaResponse {
  status: 200 | 304 | 400 | 404;
  headers: Record<string, string>;
  body: Buffer;
}

/** Null when the path does not belong to the media folder. Rejects when an image cannot be drawn. */
export type MediaHandler = (request: MediaRequest) => Promise<MediaResponse | null>;

const contentTypes = { webp: 'image/webp', png: 'image/png', pjpg: 'image/jpeg' } as const satisfies Record<
  ImageFormat,
  string
>;
const rememberedDrawings = 2000;

/**
 * Makes the image service of the embedded backend. It draws images on request, encodes them as the query and the Accept
 * header ask, and keeps the results on disk.
 */
export function createMediaHandler(options: MediaHandlerOptions): MediaHandler {
  const { lookup, cacheFolder, parallel = 2, maxCachedFiles = 20_000, onCacheError } = options;
  const cache = createDiskCache(cacheFolder, maxCachedFiles);
  const queue = createWorkQueue<Buffer>(parallel);
  const digestOf = createDigests();

  const reportFailure = (error: unknown) => {
    onCacheError?.(error);
    return null;
  };

  const makeImage = async (key: string, drawing: Drawing, output: Output): Promise<Buffer> => {
    const cached = await cache.read(key).catch(reportFailure);
    if (cached) return cached;
    const image = await rasterise(drawing.draw(), { natural: drawing, ...output });
    await cache.write(key, image).catch(reportFailure);
    return image;
  };

  return async ({ path, query, accept, ifNoneMatch }) => {
    if (!path.startsWith('/media/')) return null;
    try {
      const request = parseImageRequest(query);
      const resolved = resolveMedia(decodePath(path), lookup);
      if (!resolved) return textResponse(404, 'No such image');
      const { drawing, extension } = resolved;
      const vector = extension === 'svg';
      const output: Output = {
        size: outputSize(request, drawing),
        format: chooseFormat(request, extension, accept),
        quality: request.quality,
      };
      const key = digest(`${digestOf(drawing)} ${vector ? 'svg' : JSON.stringify(output)}`);
      const headers = {
        'content-type': vector ? 'image/svg+xml' : contentTypes[output.format],
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${key}"`,
        vary: 'Accept',
      };
      if (matches(ifNoneMatch, key)) return { status: 304, headers, body: Buffer.alloc(0) };
      const body = vector ? Buffer.from(drawing.draw()) : await queue(key, () => makeImage(key, drawing, output));
      return { status: 200, headers, body };
    } catch (error) {
      if (error instanceof BadImageRequest) return textResponse(400, error.message);
      throw error;
    }
  };
}

/** How a drawing becomes a file. */
interface Output {
  size: { width: number; height: number };
  format: ImageFormat;
  quality: number;
}

/** Digests of the drawn SVG, so that a changed drawing never meets an old file; remembered by what they depend on. */
function createDigests(): (drawing: Drawing) => string {
  const known = new Map<string, string>();
  return (drawing) => {
    const found = known.get(drawing.identity);
    if (found !== undefined) return found;
    const value = digest(drawing.draw());
    if (known.size >= rememberedDrawings) known.clear();
    known.set(drawing.identity, value);
    return value;
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new BadImageRequest('The path is not encoded correctly');
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Whether an If-None-Match header names the entity tag of `key`. */
function matches(header: string | undefined, key: string): boolean {
  return (header ?? '').split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//u, '');
    return bare === '*' || bare === `"${key}"`;
  });
}

function textResponse(status: 400 | 404, message: string): MediaResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(message),
  };
}
