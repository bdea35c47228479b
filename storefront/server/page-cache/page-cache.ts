import { LRUCache } from 'lru-cache';
import type { ContentCoding } from '../http/encode-body.ts';
import type { CachedPage } from './cached-page.ts';
import { createPurgeLog, type TagMatcher } from './purge-log.ts';

/** Public pages that this process has rendered. The caller stores no others. */
export interface PageCache {
  /** Returns the page in the given coding, or else in any. */
  get(key: string, coding: ContentCoding): CachedPage | undefined;
  /**
   * Stores a page, or what a purge since its rendering began leaves of it: a copy for errors. Another coding of a
   * rendering is evicted when the first one is.
   *
   * @param version - Value of `version` when the rendering began.
   */
  set(key: string, page: CachedPage, version: number): void;
  /** Removes a page that is no longer public. */
  delete(key: string): void;
  /** Marks all pages with a matching tag as purged. */
  purge(matches: TagMatcher): void;
  /** Number of purges so far. */
  readonly version: number;
}

const codings: readonly ContentCoding[] = ['br', 'gzip', 'identity'];
/** Share of the memory for pages with parameters, so that nobody can fill the cache with them. */
const parameterShare = 0.25;

/**
 * Creates a cache that evicts the least recently used pages when it is full.
 *
 * @param maxBytes - Size of all bodies and keys, in bytes; 0 stores nothing.
 * @param maxAge - Time in ms after which a page is evicted.
 */
export function createPageCache({ maxBytes, maxAge }: { maxBytes: number; maxAge: number }): PageCache {
  const log = createPurgeLog();
  const plain = createStore(Math.ceil(maxBytes * (1 - parameterShare)), maxAge);
  const withParameters = createStore(Math.ceil(maxBytes * parameterShare), maxAge);
  const getStore = (key: string) => (key.includes('?') ? withParameters : plain);

  return {
    get: (key, coding) => {
      const store = getStore(key);
      const name = [coding, ...codings].map((one) => `${one} ${key}`).find((one) => store?.has(one));
      return name === undefined ? undefined : store?.get(name);
    },
    set: (key, page, version) => {
      const store = getStore(key);
      let ttl = maxAge;
      for (const coding of codings) {
        const name = `${coding} ${key}`;
        const other = store?.peek(name);
        if (!store || !other) continue;
        // Another rendering was stored while this one was being encoded.
        if (other.renderedAt > page.renderedAt) return;
        if (other.renderedAt < page.renderedAt) store.delete(name);
        else ttl = store.getRemainingTTL(name);
      }
      const isPurged = page.isPurged || log.hasMatchSince(version, page.tags);
      store?.set(`${page.body.coding} ${key}`, isPurged ? { ...page, isPurged } : page, { ttl });
    },
    delete: (key) => {
      for (const coding of codings) getStore(key)?.delete(`${coding} ${key}`);
    },
    purge: (matches) => {
      log.add(matches);
      for (const store of [plain, withParameters]) {
        for (const [name, page] of [...(store?.entries() ?? [])]) {
          if (page.isPurged || !page.tags.some(matches)) continue;
          store?.set(name, { ...page, isPurged: true }, { ttl: store.getRemainingTTL(name) });
        }
      }
    },
    get version() {
      return log.version;
    },
  };
}

function createStore(maxSize: number, ttl: number) {
  if (maxSize === 0) return null;
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ body, headers, tags }, key) =>
      body.bytes.length + 2 * (key.length + JSON.stringify(headers).length + tags.join().length),
    ttl,
  });
}
