import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ImageRequestError, chooseFormat, outputSize, parseImageRequest } from './image-request.ts';
import type { ImageFormat } from './image-request.ts';
import type { ImageSource, SourceImage } from './image-source.ts';
import { parseMediaPath } from './media-path.ts';
import { createDiskCache } from './render/disk-cache.ts';
import { rasterize } from './render/raster.ts';
import { createWorkQueue } from './render/work-queue.ts';

export interface MediaHandlerOptions {
  images: ImageSource;
  /** Folder for finished images; made when missing. */
  cacheFolder: string;
  /** Whether originals are sent whatever the query asks for, as Magento Open Source does. Default `false`. */
  originalsOnly?: boolean;
  /** Number of images encoded in parallel. Default 2. */
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
 * Creates the image service. It takes images from their source, encodes them as the query and the Accept header ask, and
 * keeps the results on disk.
 */
export function createMediaHandler(options: MediaHandlerOptions): MediaHandler {
  const { images, cacheFolder, originalsOnly = false, parallel = 2, maxCachedFiles = 20_000, onCacheError } = options;
  const cache = createDiskCache(cacheFolder, maxCachedFiles);
  const queue = createWorkQueue<Buffer>(parallel);
  const getDigest = createDigests();

  const reportFailure = (error: unknown) => {
    onCacheError?.(error);
    return null;
  };

  const makeImage = async (key: string, source: SourceImage, output: Output): Promise<Buffer> => {
    const image = await rasterize(source, output);
    await cache.write(key, image).catch(reportFailure);
    return image;
  };

  return async ({ path, query, accept, ifNoneMatch }) => {
    if (!path.startsWith('/media/')) return null;
    try {
      const request = parseImageRequest(originalsOnly ? new URLSearchParams() : query);
      const mediaPath = parseMediaPath(decodePath(path));
      const source = mediaPath && (await images.find(mediaPath));
      if (!source) return textResponse(404, 'No such image');
      const { extension } = mediaPath;
      const vector = extension === 'svg';
      const output: Output = {
        size: outputSize(request, source),
        format: chooseFormat(request, extension, accept),
        quality: request.quality,
      };
      const key = digest(`${getDigest(source)} ${vector ? 'svg' : JSON.stringify(output)}`);
      const headers = {
        'content-type': vector ? 'image/svg+xml' : contentTypes[output.format],
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${key}"`,
        vary: 'Accept',
      };
      if (matches(ifNoneMatch, key)) return { status: 304, headers, body: Buffer.alloc(0) };
      if (vector)
        return {
          status: 200,
          headers,
          body: 'draw' in source ? Buffer.from(source.draw()) : await readFile(source.file),
        };
      // Read outside of the queue: a finished image must not wait for others that are being drawn.
      const cached = await cache.read(key).catch(reportFailure);
      return { status: 200, headers, body: cached ?? (await queue(key, () => makeImage(key, source, output))) };
    } catch (error) {
      if (error instanceof ImageRequestError) return textResponse(400, error.message);
      throw error;
    }
  };
}

/** How an image is encoded. */
interface Output {
  size: { width: number; height: number };
  format: ImageFormat;
  quality: number;
}

/** Digests of the drawn SVG, so that a changed drawing never meets an old file; remembered by what they depend on. */
function createDigests(): (source: SourceImage) => string {
  const known = new Map<string, string>();
  return (source) => {
    // The identity of a file changes with the file; that of a drawing not with the code that draws it.
    if ('file' in source) return digest(source.identity);
    const found = known.get(source.identity);
    if (found !== undefined) return found;
    const value = digest(source.draw());
    if (known.size >= rememberedDrawings) known.clear();
    known.set(source.identity, value);
    return value;
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ImageRequestError('The path is not encoded correctly');
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
