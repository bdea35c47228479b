import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { getSubscriberNetwork } from '../../shared/ip-address.ts';
import { createRequestDeduplicator } from '../../src/commerce/request-deduplicator.ts';
import { createGetClientAddress, type GetClientAddress } from '../http/client-address.ts';
import { createConcurrencyLimit, OverloadError } from '../http/concurrency-limit.ts';
import type { CacheHeaders } from '../http/forwarded-headers.ts';
import { hasEntityTag } from '../http/has-entity-tag.ts';
import { encodeImage, UnsuitableImageError } from './encode-image.ts';
import { fetchOriginal, OriginalError } from './fetch-original.ts';
import { parseImageRequest, type ImageRequest } from './image-request.ts';
import { createImageStorage } from './image-storage.ts';
import type { StoredImage } from './image-store.ts';

/** Limits of the image service: times in ms, sizes in bytes. Replaced in tests. */
export const defaultImageLimits = {
  /** For the backend to send an original. */
  originalTimeout: 15_000,
  maxOriginalSize: 30_000_000,
  /** Images that are fetched and encoded at the same time; encoding one takes one core. */
  max: 2,
  maxWaiting: 500,
  /** Images that one client waits for. A page shows about 24; many shoppers may share an address. */
  maxWaitingPerClient: 200,
  waitTimeout: 15_000,
  /** Time after which the original is checked for changes. */
  checkInterval: 86_400_000,
  /** Time after which a failed check is repeated. */
  checkRetryInterval: 300_000,
};

export interface ImageHandlerOptions {
  /** Origin of the backend. */
  commerceUrl: string;
  /** Folder of the resized images. */
  cacheDir: string;
  /** Size in bytes of the resized images in the folder. */
  cacheSize: number;
  /** Sends the original with other cache headers than the backend's, for what cannot be resized. */
  sendOriginal(request: IncomingMessage, response: ServerResponse, url: URL, cacheHeaders: CacheHeaders): void;
  /** Default: trusts the proxies of private networks. */
  getClientAddress?: GetClientAddress;
  logger: Logger;
  limits?: Partial<typeof defaultImageLimits>;
}

/** Returns whether it answers the request, a GET or HEAD: false for all but resized images. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

/**
 * URLs of Magento's images change with their content, and Magento has browsers keep them for a year. Cloudflare leaves
 * `Accept` out of its cache key, and would send the format of one browser to all others.
 */
const cacheHeaders: CacheHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cloudflare-cdn-cache-control': 'no-store',
  vary: 'Accept',
};

/** Time in s for which a file counts as one that cannot be resized. */
const unsuitableTime = 3600;

/**
 * An original at the URL of a resized image. Magento would let caches keep it for a year, and shoppers would load
 * megabytes long after the server can resize it again.
 */
const originalHeaders = {
  unsuitable: { ...cacheHeaders, 'cache-control': `public, max-age=${unsuitableTime}` },
  failed: { ...cacheHeaders, 'cache-control': 'no-store' },
} satisfies Record<string, CacheHeaders>;

/**
 * Creates the image service of the shop: it resizes the originals that Magento Open Source stores, and keeps the results
 * on the disk. Simultaneous requests for one image share the work.
 */
export function createImageHandler({
  commerceUrl,
  cacheDir,
  cacheSize,
  sendOriginal,
  getClientAddress = createGetClientAddress([]),
  logger,
  limits: given,
}: ImageHandlerOptions): ImageHandler {
  const limits = { ...defaultImageLimits, ...given };
  const storage = createImageStorage({ folder: cacheDir, maxBytes: cacheSize, logger });
  const concurrency = createConcurrencyLimit({ ...limits, maxPerClient: limits.max });
  const deduplicate = createRequestDeduplicator();
  /** Paths of files that cannot be resized. */
  const unsuitable = new LRUCache<string, true>({ max: 10_000, ttl: unsuitableTime * 1000 });
  /** Keys of images whose originals could not be checked for changes. */
  const failedChecks = new LRUCache<string, true>({ max: 10_000, ttl: limits.checkRetryInterval });

  // Two shops may share the folder, and both have a logo at the same path.
  const toKey = ({ path, width, format }: ImageRequest) => `${commerceUrl}${path} ${width} ${format}`;

  const create = async (image: ImageRequest, client: string, known: StoredImage | null, signal: AbortSignal) => {
    const release = await concurrency.acquire(client, signal);
    try {
      const original = await fetchOriginal(commerceUrl + image.path, {
        timeout: limits.originalTimeout,
        maxSize: limits.maxOriginalSize,
        ...(known && { known: known.original }),
      });
      if (original === null) {
        await storage.touch(toKey(image));
        return known;
      }
      const encoded = await encodeImage(original.body, image);
      return await storage.write(toKey(image), { ...encoded, original: original.validators });
    } finally {
      release();
    }
  };

  /**
   * Fetches and encodes an image, once for all that wait for it. It loses its place in the queue when the last of them
   * leaves.
   */
  const share = (image: ImageRequest, client: string, known: StoredImage | null, signal?: AbortSignal) =>
    deduplicate(toKey(image), (shared) => create(image, client, known, shared), signal);

  /** Finds out whether an original has changed, and removes an image whose original is gone. */
  const check = async (image: ImageRequest, client: string, stored: StoredImage): Promise<void> => {
    const key = toKey(image);
    if (failedChecks.has(key)) return;
    try {
      await share(image, client, stored);
    } catch (error) {
      failedChecks.set(key, true);
      if (error instanceof UnsuitableImageError) unsuitable.set(image.path, true);
      if (error instanceof OriginalError && error.status === 404) {
        await storage.remove(key).catch((cause: unknown) => {
          logger.warn({ err: cause, path: image.path }, 'a resized image cannot be removed');
        });
        return;
      }
      logger.warn({ err: error, path: image.path }, 'an image cannot be checked for changes');
    }
  };

  const find = async (image: ImageRequest, client: string, signal: AbortSignal): Promise<StoredImage | null> => {
    const stored = await storage.read(toKey(image));
    if (stored === null) return share(image, client, null, signal);
    if (Date.now() - stored.checkedAt > limits.checkInterval) void check(image, client, stored);
    return stored;
  };

  return (request, response, url) => {
    const image = parseImageRequest(url, request.headers.accept);
    if (image === null) return false;
    if (unsuitable.has(image.path)) {
      sendOriginal(request, response, url, originalHeaders.unsuitable);
      return true;
    }
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    find(image, getSubscriberNetwork(getClientAddress(request)), left.signal).then(
      (found) => {
        if (found) send(request, response, found);
        else sendOriginal(request, response, url, originalHeaders.failed);
      },
      (error: unknown) => {
        if (response.destroyed) return;
        if (error instanceof OriginalError) {
          if (error.status === 502) logger.error({ err: error, path: image.path }, 'an original cannot be fetched');
          response.writeHead(error.status, { 'cache-control': 'no-store' }).end();
          return;
        }
        if (error instanceof UnsuitableImageError) {
          unsuitable.set(image.path, true);
          sendOriginal(request, response, url, originalHeaders.unsuitable);
          return;
        }
        if (!(error instanceof OverloadError)) logger.error({ err: error, path: image.path }, 'an image failed');
        sendOriginal(request, response, url, originalHeaders.failed);
      },
    );
    return true;
  };
}

function send(request: IncomingMessage, response: ServerResponse, { type, etag, body }: StoredImage): void {
  const headers = { ...cacheHeaders, etag };
  if (hasEntityTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
