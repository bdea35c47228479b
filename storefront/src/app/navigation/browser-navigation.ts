import type { LoadedPage } from './page.tsx';
import type { PageKind } from './page-kinds.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { isInOtherView, withBasePath, type ViewOfPage } from './store-code.ts';

/** A place in the shop: the parts of an address and the key of its history entry. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** A page at its place. */
export interface Shown {
  place: Place;
  kind: PageKind;
  page: LoadedPage;
  /** The redirect that led here, for prerender services. */
  redirect?: Redirect;
}

/** A redirect of the backend. */
export interface Redirect {
  location: string;
  /** HTTP status. */
  status: number;
}

export type NavigationKind = 'push' | 'replace' | 'pop';

export interface NavigationState {
  shown: Shown;
  /** How `shown` was reached; null for the first view. */
  reachedBy: NavigationKind | null;
  /** The navigation under way: what kind of page it leads to once that is known, and whether it takes long. */
  pending: { kind: PageKind | null; slow: boolean } | null;
}

/** Loads what stands at a place. The answer says where to go instead when the place redirects. */
export type LoadPlace = (
  url: URL,
  options: { signal: AbortSignal; onKind(kind: PageKind): void },
) => Promise<{ outcome: 'page'; kind: PageKind; page: LoadedPage } | { outcome: 'redirect'; location: string; status: number; external: boolean }>;

export interface NavigationOptions {
  initial: Shown;
  load: LoadPlace;
  window: Window;
  /** The store view that is shown, among all. Default: the only one. */
  view?: ViewOfPage;
  scroll: ScrollMemory;
  /** Called when a place cannot be loaded at all, e.g. because its script is gone after a deployment. */
  onFailure(error: unknown, url: URL): void;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Keeps the scroll position, e.g. when a filter changes the list. */
  keepScroll?: boolean;
}

export interface BrowserNavigation {
  getState(): NavigationState;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the present place again, e.g. to retry after an error. */
  reload(): Promise<void>;
  /** Changes the address without loading, e.g. to take parameters out of it. */
  replaceAddress(to: string): void;
  /** Scrolls to where the shown page is to be seen; call once it is in the document. */
  applyScroll(): void;
  /** Gives the focus back to the link that led on from the page that is shown again. False when there is none. */
  applyFocus(): boolean;
  /** Fetches code and data of a place in advance. */
  prefetch(to: string): void;
  dispose(): void;
}

interface Resolved {
  url: URL;
  kind: PageKind;
  page: LoadedPage;
  redirect?: Redirect;
}

/** The state of a history entry that only closes a modal on Back; see `closeOnBack`. The next page takes its place. */
export const modalEntry = 'modal';

const onlyView: ViewOfPage = { store: { storeCode: '' }, storeViews: [], basePath: '' };
const maximumRedirects = 5;
const slowAfter = 5000;
const prefetchLifetime = 30_000;

/**
 * Delayed navigation (requirement RTE-42): the target is resolved, its data and code loaded, and only then does the page
 * change. A newer navigation cancels an older one. Places are kept in the browser's history; their scroll positions in
 * `scroll`.
 */
export function createNavigation({ initial, load, window, view = onlyView, scroll, onFailure }: NavigationOptions): BrowserNavigation {
  let state: NavigationState = { shown: initial, reachedBy: null, pending: null };
  let current: AbortController | null = null;
  const listeners = new Set<() => void>();
  const prefetched = new Map<string, { at: number; result: ReturnType<LoadPlace>; abort: AbortController }>();

  const setState = (next: NavigationState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const urlOf = (to: string) => new URL(withBasePath(view.basePath, to, view.storeViews), window.location.href);

  const takePrefetched = (url: URL) => {
    const entry = prefetched.get(url.pathname + url.search);
    if (!entry) return null;
    prefetched.delete(url.pathname + url.search);
    return Date.now() - entry.at < prefetchLifetime ? entry.result : null;
  };

  async function resolve(start: URL, signal: AbortSignal): Promise<Resolved | null> {
    let url = start;
    let redirect: Redirect | undefined;
    for (let hops = 0; hops <= maximumRedirects; hops += 1) {
      if (isInOtherView(url.pathname, view)) {
        window.location.assign(url.href);
        return null;
      }
      const ready = takePrefetched(url);
      const onKind = (kind: PageKind) => {
        if (!signal.aborted && state.pending) setState({ ...state, pending: { ...state.pending, kind } });
      };
      const result = await (ready ? ready.catch(() => load(url, { signal, onKind })) : load(url, { signal, onKind }));
      if (signal.aborted) return null;
      if (result.outcome === 'page') return { url, kind: result.kind, page: result.page, ...(redirect && { redirect }) };
      if (result.external) {
        window.location.assign(result.location);
        return null;
      }
      url = new URL(result.location, url.origin);
      redirect ??= { location: result.location, status: result.status };
    }
    throw new Error('The address redirects too often.');
  }

  async function go(target: URL, kind: NavigationKind, options: NavigateOptions & { key?: string }): Promise<void> {
    current?.abort();
    const abort = new AbortController();
    current = abort;
    setState({ ...state, pending: { kind: null, slow: false } });
    const slowTimer = window.setTimeout(() => {
      if (state.pending && !abort.signal.aborted) setState({ ...state, pending: { ...state.pending, slow: true } });
    }, slowAfter);
    try {
      const result = await resolve(target, abort.signal);
      if (!result || abort.signal.aborted) return;
      commit(result, kind, options);
    } catch (error) {
      if (abort.signal.aborted) return;
      setState({ ...state, pending: null });
      onFailure(error, target);
    } finally {
      window.clearTimeout(slowTimer);
      if (current === abort) current = null;
    }
  }

  function commit({ url, ...result }: Resolved, kind: NavigationKind, options: NavigateOptions & { key?: string }): void {
    const address = url.pathname + url.search + url.hash;
    const key = options.key ?? (kind === 'replace' ? state.shown.place.key : newKey());
    const entry = { key, state: options.state ?? null };
    if (kind === 'push' && window.history.state !== modalEntry) window.history.pushState(entry, '', address);
    else if (kind !== 'pop' || address !== window.location.pathname + window.location.search + window.location.hash) {
      window.history.replaceState(entry, '', address);
    }
    const place = { pathname: url.pathname, search: url.search, hash: url.hash, state: entry.state, key };
    scroll.willShow(place, kind, options.keepScroll === true);
    setState({ shown: { place, ...result }, reachedBy: kind, pending: null });
  }

  const onPop = () => {
    const entry = readEntry(window.history.state);
    const url = new URL(window.location.href);
    const { place } = state.shown;
    // Only the fragment changed: the browser scrolls by itself.
    if (url.pathname === place.pathname && url.search === place.search && url.hash !== place.hash && !entry) return;
    scroll.leave(place.key);
    void go(url, 'pop', { key: entry?.key ?? newKey(), state: entry?.state });
  };
  // A page that was left for another host comes back from the back-forward cache as it was: loading.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && state.pending) setState({ ...state, pending: null });
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onPageShow);
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ key: initial.place.key, state: initial.place.state }, '');

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to, options = {}) => {
      const url = urlOf(to);
      if (url.origin !== window.location.origin) {
        if (/^https?:$/.test(url.protocol)) window.location.assign(url.href);
        return;
      }
      const { place } = state.shown;
      scroll.leave(place.key);
      const sameAddress = url.pathname === place.pathname && url.search === place.search && url.hash === place.hash;
      await go(url, options.replace || sameAddress ? 'replace' : 'push', options);
    },
    reload: () => go(new URL(window.location.href), 'replace', { state: state.shown.place.state, keepScroll: true }),
    replaceAddress: (to) => {
      const url = new URL(to, window.location.href);
      const place = { ...state.shown.place, pathname: url.pathname, search: url.search, hash: url.hash };
      window.history.replaceState({ key: place.key, state: place.state }, '', to);
      setState({ ...state, shown: { ...state.shown, place } });
    },
    prefetch: (to) => {
      const url = urlOf(to);
      const key = url.pathname + url.search;
      const known = prefetched.get(key);
      if (url.origin !== window.location.origin || isInOtherView(url.pathname, view) || (known && Date.now() - known.at < prefetchLifetime)) return;
      // Pages that nobody followed a link to are let go.
      for (const [other, { at }] of prefetched) if (Date.now() - at >= prefetchLifetime) prefetched.delete(other);
      const abort = new AbortController();
      const result = load(url, { signal: abort.signal, onKind: () => undefined });
      // A failed prefetch is not an error: the navigation itself loads again and says so.
      result.catch(() => prefetched.delete(key));
      prefetched.set(key, { at: Date.now(), result, abort });
    },
    applyScroll: () => scroll.apply(),
    applyFocus: () => scroll.applyFocus(),
    dispose: () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onPageShow);
      current?.abort();
    },
  };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Reads what this module stored in a history entry; anything else counts as absent. */
export function readEntry(value: unknown): { key: string; state: unknown } | null {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string') return null;
  return { key: value.key, state: 'state' in value ? value.state : null };
}
