import type { LoadPlace } from './browser-navigation.ts';
import { placeKey } from './place-key.ts';

/** How long what was loaded in advance can be shown, in ms. */
const lifetime = 30_000;

export interface PrefetchedPages {
  /** Loads an address in advance. What was loaded for the same shopper within the last half minute is not loaded again. */
  prefetch(url: URL): void;
  /** Keeps what a navigation has loaded. What was loaded before stays, and goes in its time. */
  keep(url: URL, loaded: Awaited<ReturnType<LoadPlace>>): void;
  /** What was loaded, or is on its way; undefined when it is too old, or was loaded for somebody else. */
  find(url: URL): ReturnType<LoadPlace> | undefined;
  /** Lets a page go, so that the next visit loads it anew. */
  forget(url: URL): void;
}

export interface PrefetchedPagesOptions {
  load: LoadPlace;
  /** Who is shopping: what was loaded for one is not shown to another. Default: nobody else comes */
  audience?: (() => unknown) | undefined;
}

/**
 * Remembers by their addresses the pages that the next press of a link can show: those that were loaded before it or for a navigation that was
 * given up, and public ones that were shown.
 */
export function createPrefetchedPages({ load, audience = () => null }: PrefetchedPagesOptions): PrefetchedPages {
  const pages = new Map<string, { at: number; audience: unknown; result: ReturnType<LoadPlace> }>();
  const isFit = (page: { at: number; audience: unknown }) => Date.now() - page.at < lifetime && page.audience === audience();
  const find = (url: URL) => {
    const page = pages.get(placeKey(url));
    return page && isFit(page) ? page.result : undefined;
  };
  const remember = (url: URL, loading: ReturnType<LoadPlace>) => {
    // Pages that nobody came to are let go.
    for (const [key, page] of pages) if (!isFit(page)) pages.delete(key);
    const result = loading.then((loaded) => {
      if (loaded.outcome === 'page' && loaded.kind === 'internal-error') throw new Error(`${url.pathname} could not be loaded in advance.`);
      return loaded;
    });
    const page = { at: Date.now(), audience: audience(), result };
    pages.set(placeKey(url), page);
    // A failed prefetch is not an error: the navigation itself loads again and says so.
    result.catch(() => {
      if (pages.get(placeKey(url)) === page) pages.delete(placeKey(url));
    });
  };
  return {
    prefetch: (url) => {
      if (!find(url)) remember(url, load(url, { signal: new AbortController().signal, onKind: () => undefined }));
    },
    keep: (url, loaded) => {
      if (!find(url)) remember(url, Promise.resolve(loaded));
    },
    find,
    forget: (url) => pages.delete(placeKey(url)),
  };
}
