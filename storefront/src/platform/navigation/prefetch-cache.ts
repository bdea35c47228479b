import type { LoadRoute } from './navigation-types.ts';
import { getLocationCacheKey } from './location-cache-key.ts';

/** Time in ms for which a prefetched page can be shown. */
const lifetime = 30_000;

type OnRouteMatch = Parameters<LoadRoute>[1]['onRouteMatch'];

interface PrefetchedPage {
  /** Start of its loading, in ms. */
  at: number;
  sessionKey: unknown;
  result: ReturnType<LoadRoute>;
  /** Its route; null until it is known. */
  name: Parameters<OnRouteMatch>[0] | null;
  /** The navigation that waits for it. */
  onRouteMatch: OnRouteMatch | undefined;
}

export interface PrefetchCache {
  /** Prefetches a URL, unless a page of the same session is cached. */
  prefetch(url: URL): void;
  /** Caches the result of a navigation, unless the URL is cached. */
  keep(url: URL, loaded: Awaited<ReturnType<LoadRoute>>): void;
  /**
   * Returns the cached or pending result, or undefined if it has expired or belongs to another session.
   *
   * @param onRouteMatch receives the route of a pending page as soon as it is known. Default: nobody waits for it
   */
  find(url: URL, onRouteMatch?: OnRouteMatch): ReturnType<LoadRoute> | undefined;
  /** Removes a page, so that the next visit loads it again. */
  forget(url: URL): void;
}

export interface PrefetchCacheOptions {
  load: LoadRoute;
  /** Key of the session; pages of one session are not shown in another. Default: one session */
  getSessionKey?: (() => unknown) | undefined;
}

/**
 * Creates the cache of pages that the next click can show, by URL: prefetched pages, pages of canceled navigations, and
 * public pages that were shown.
 */
export function createPrefetchCache({ load, getSessionKey = () => null }: PrefetchCacheOptions): PrefetchCache {
  const pages = new Map<string, PrefetchedPage>();
  const isFit = (page: PrefetchedPage) => Date.now() - page.at < lifetime && page.sessionKey === getSessionKey();
  const find: PrefetchCache['find'] = (url, onRouteMatch) => {
    const page = pages.get(getLocationCacheKey(url));
    if (!page || !isFit(page)) return undefined;
    if (page.name !== null) onRouteMatch?.(page.name);
    page.onRouteMatch = onRouteMatch;
    return page.result;
  };
  const remember = (url: URL, start: (onRouteMatch: OnRouteMatch) => ReturnType<LoadRoute>) => {
    // Remove expired pages.
    for (const [key, page] of pages) if (!isFit(page)) pages.delete(key);
    const matched: Pick<PrefetchedPage, 'name' | 'onRouteMatch'> = { name: null, onRouteMatch: undefined };
    const page: PrefetchedPage = Object.assign(matched, {
      at: Date.now(),
      sessionKey: getSessionKey(),
      result: start((name) => {
        matched.name = name;
        matched.onRouteMatch?.(name);
      }).then((loaded) => {
        if (loaded.outcome === 'page' && loaded.name === 'internal-error')
          throw new Error(`${url.pathname} could not be loaded in advance.`);
        return loaded;
      }),
    });
    pages.set(getLocationCacheKey(url), page);
    // A failed prefetch is not an error: a navigation that waits for it reports it, and a later one loads again.
    page.result.catch(() => {
      if (pages.get(getLocationCacheKey(url)) === page) pages.delete(getLocationCacheKey(url));
    });
  };
  return {
    prefetch: (url) => {
      if (!find(url))
        remember(url, (onRouteMatch) => load(url, { signal: new AbortController().signal, onRouteMatch }));
    },
    keep: (url, loaded) => {
      if (!find(url)) remember(url, () => Promise.resolve(loaded));
    },
    find,
    forget: (url) => pages.delete(getLocationCacheKey(url)),
  };
}
