import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encode-body.ts';

/** Rendered page as it was sent. */
export interface CachedPage {
  /** Headers of the page, without those of its encoding. */
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  /** Time of the rendering, in ms since the epoch. */
  renderedAt: number;
}

/** Pages that this process has rendered. Public pages only: whoever stores one says so by storing it. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
}

/**
 * Creates a cache that forgets the pages nobody opened for longest when it is full.
 *
 * @param maxBytes - Size of all bodies and keys, in bytes; 0 stores nothing.
 * @param maxAge - Time in ms after which a page is forgotten.
 */
export function createPageCache({ maxBytes, maxAge }: { maxBytes: number; maxAge: number }): PageCache {
  if (maxBytes === 0) return { get: () => undefined, set: () => undefined };
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, headers }, key) => body.bytes.length + 2 * (key.length + JSON.stringify(headers).length),
    ttl: maxAge,
    // Process time; `Date.now` may jump.
    ttlAutopurge: false,
  });
  return { get: (key) => pages.get(key), set: (key, page) => void pages.set(key, page) };
}
