import type { ShopLocation, CurrentPage } from './navigation-types.ts';
import { isRestorablePage } from './is-restorable-page.ts';
import type { LoadedPage } from './page.tsx';
import { getLocationCacheKey } from './location-cache-key.ts';

/** Time in ms for which a page can be restored. */
const lifetime = 5 * 60_000;

/** Pages in the cache; shoppers seldom go back further. */
const maxPages = 10;

/** Restores a page that was shown. */
export type RestorePage = () => Promise<Omit<CurrentPage, 'location'>>;

export interface BackForwardCache {
  /** @param load loads the page again. Default: returns the given page */
  keep(current: CurrentPage, load?: () => Promise<LoadedPage>): void;
  /** Returns the page of a history entry, or undefined if it is not cached or the entry has another URL now. */
  find(key: string | undefined, url: Pick<ShopLocation, 'pathname' | 'search'>): RestorePage | undefined;
}

export interface BackForwardCacheOptions {
  /** Key of the session; pages of one session are not shown in another. Default: one session */
  getSessionKey?: (() => unknown) | undefined;
}

/**
 * Creates the cache of the last public pages by history entry, so that Back and Forward show them immediately and
 * offline.
 */
export function createBackForwardCache({
  getSessionKey: getSessionKey = () => null,
}: BackForwardCacheOptions = {}): BackForwardCache {
  const pages = new Map<string, { show: RestorePage; sessionKey: unknown; at: number; address: string }>();
  return {
    keep: ({ location, page, ...entry }, load = () => Promise.resolve(page)) => {
      pages.delete(location.key);
      if (!isRestorablePage({ ...entry, page })) return;
      pages.set(location.key, {
        show: async () => ({ ...entry, page: await load() }),
        sessionKey: getSessionKey(),
        at: Date.now(),
        address: getLocationCacheKey(location),
      });
      const [oldest] = pages.keys();
      if (oldest !== undefined && pages.size > maxPages) pages.delete(oldest);
    },
    find: (key = '', url) => {
      const page = pages.get(key);
      const isFit =
        page?.address === getLocationCacheKey(url) &&
        page.sessionKey === getSessionKey() &&
        Date.now() - page.at < lifetime;
      return isFit ? page.show : undefined;
    },
  };
}
