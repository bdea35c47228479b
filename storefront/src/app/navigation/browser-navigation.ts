import { isPublicPage } from './is-public-page.ts';
import type { LoadedPage } from './page.tsx';
import type { PageKind } from './page-kinds.ts';
import { placeKey } from './place-key.ts';
import { createPrefetchedPages } from './prefetched-pages.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { isInOtherView, withBasePath, type ViewOfPage } from './store-code.ts';
import { createVisitedPages, type VisitedPagesOptions } from './visited-pages.ts';

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

export interface NavigationOptions extends VisitedPagesOptions {
  initial: Shown;
  /** Makes the initial page again for those who come back to it. Default: it is the one in `initial`. */
  restoreInitial?: () => Promise<LoadedPage>;
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
  /**
   * Asks about each step through the history before the navigation follows it. The listener answers whether it has dealt with the step.
   * One at a time.
   */
  interceptPop(listener: () => boolean): void;
  /** Goes back from the present history entry, which belongs to no page. A page that is on its way is put in once the step is done. */
  dropEntry(): void;
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

/** A navigation under way. */
interface UnderWay {
  /** The address that it was begun for. */
  target: URL;
  /** For whom it loads. */
  audience: unknown;
  abort: AbortController;
  /** The place that it comes to; null when it leads out of the shop or was given up. */
  resolved: Promise<Resolved | null>;
}

/** The state of a history entry that only closes a modal on Back; see `closeOnBack`. The next page takes its place. */
export const modalEntry = 'modal';

const onlyView: ViewOfPage = { store: { storeCode: '' }, storeViews: [], basePath: '' };
const maximumRedirects = 5;
const slowAfter = 5000;
/** Time in ms that a step through the history takes at most; it took 3 to 30 on a busy machine. */
const longestStep = 500;

/**
 * Delayed navigation (requirement RTE-42): the target is resolved, its data and code loaded, and only then does the page
 * change. A newer navigation cancels an older one. Places are kept in the browser's history; their scroll positions in
 * `scroll`.
 */
export function createNavigation({ initial, restoreInitial, audience, load, window, view = onlyView, scroll, onFailure }: NavigationOptions): BrowserNavigation {
  let state: NavigationState = { shown: initial, reachedBy: null, pending: null };
  let current: UnderWay | null = null;
  const listeners = new Set<() => void>();
  let isTaken = () => false;
  /** A step back that only takes an entry away. */
  let drop: { done: Promise<void>; finish(): void } | null = null;
  const visited = createVisitedPages({ audience });
  visited.keep(initial, restoreInitial);
  const prefetched = createPrefetchedPages({ audience, load });

  const setState = (next: NavigationState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const urlOf = (to: string) => new URL(withBasePath(view.basePath, to, view.storeViews), window.location.href);

  async function resolve(start: URL, signal: AbortSignal): Promise<Resolved | null> {
    let url = start;
    let redirect: Redirect | undefined;
    for (let hops = 0; hops <= maximumRedirects; hops += 1) {
      if (isInOtherView(url.pathname, view)) {
        window.location.assign(url.href);
        return null;
      }
      const ready = prefetched.find(url);
      const onKind = (kind: PageKind) => {
        if (!signal.aborted && state.pending) setState({ ...state, pending: { ...state.pending, kind } });
      };
      const result = await (ready ? ready.catch(() => load(url, { signal, onKind })) : load(url, { signal, onKind }));
      if (signal.aborted) {
        if (!ready) prefetched.keep(url, result);
        return null;
      }
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
    const again = kind === 'pop' ? visited.find(options.key, target) : undefined;
    // Who presses a link a second time means the same page: what the first press has begun goes on.
    if (kind === 'replace' && placeKey(target) === placeKey(state.shown.place)) prefetched.forget(target);
    const shopper = audience?.();
    const begun = !again && current?.target.href === target.href && current.audience === shopper ? current : null;
    if (!begun) {
      current?.abort.abort();
      if (!again) setState({ ...state, pending: { kind: null, slow: false } });
    }
    const abort = begun?.abort ?? new AbortController();
    const resolved = begun?.resolved ?? (again ? again().then((result) => ({ url: target, ...result })) : resolve(target, abort.signal));
    const own: UnderWay = { target, audience: shopper, abort, resolved };
    current = own;
    const slowTimer = window.setTimeout(() => {
      if (state.pending && !abort.signal.aborted) setState({ ...state, pending: { ...state.pending, slow: true } });
    }, slowAfter);
    try {
      const result = await resolved;
      // An address that is set during a step back would be that of the entry which is left.
      await drop?.done;
      if (!result || current !== own) return;
      commit(result, kind, options);
      if (!again) visited.keep(state.shown);
    } catch (error) {
      if (current !== own) return;
      setState({ ...state, pending: null });
      onFailure(error, target);
    } finally {
      window.clearTimeout(slowTimer);
      if (current === own) current = null;
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
    // Who goes back to a list often presses the same link again.
    if (!isPublicPage(result)) prefetched.forget(url);
    else if (kind !== 'pop') prefetched.keep(url, { outcome: 'page', ...result });
    scroll.willShow(place, kind, options.keepScroll === true);
    setState({ shown: { place, ...result }, reachedBy: kind, pending: null });
  }

  /** Gives up the navigation under way. */
  const stay = () => {
    current?.abort.abort();
    current = null;
    if (state.pending) setState({ ...state, pending: null });
  };

  const onPop = () => {
    if (drop) {
      drop.finish();
      drop = null;
      return;
    }
    if (isTaken()) return;
    const entry = readEntry(window.history.state);
    const url = new URL(window.location.href);
    const { place } = state.shown;
    const isShown = url.pathname === place.pathname && url.search === place.search;
    // Only the fragment changed: the browser scrolls by itself.
    if (isShown && url.hash !== place.hash && !entry) return;
    // To the entry that a closed modal has left, and back from there.
    if (isShown && (window.history.state === modalEntry || entry?.key === place.key)) {
      stay();
      return;
    }
    scroll.leave(place.key);
    void go(url, 'pop', { key: entry?.key ?? newKey(), state: entry?.state });
  };
  // A page that was left for another host comes back from the back-forward cache as it was: loading, and with what storage had then.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setState({ ...state, pending: null });
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
    interceptPop: (listener) => {
      isTaken = listener;
    },
    dropEntry: () => {
      if (drop) return;
      let finish = () => {};
      const own = { done: new Promise<void>((resolve) => (finish = resolve)), finish: () => finish() };
      drop = own;
      window.history.back();
      // The browser may leave a step out, e.g. when another begins; no page may wait for it for ever.
      window.setTimeout(() => {
        if (drop === own) drop = null;
        own.finish();
      }, longestStep);
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
      // The link that was pressed has the focus and the pointer, too, and those to the shown page are often passed.
      if ([current?.target, state.shown.place].some((known) => known && placeKey(known) === placeKey(url))) return;
      if (url.origin === window.location.origin && !isInOtherView(url.pathname, view)) prefetched.prefetch(url);
    },
    applyScroll: () => scroll.apply(),
    applyFocus: () => scroll.applyFocus(),
    dispose: () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onPageShow);
      stay();
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
