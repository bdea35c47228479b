import type { RouteName, CurrentPage, Redirect, NavigationType, LoadRoute } from './navigation-types.ts';
import { isRestorablePage } from './is-restorable-page.ts';
import type { LoadedPage } from './page.tsx';
import { getLocationCacheKey } from './location-cache-key.ts';
import { createPrefetchCache } from './prefetch-cache.ts';
import type { ScrollRestoration } from './scroll-restoration.ts';
import { isOtherStoreView, withBasePath, type StoreViewContext } from './store-code.ts';
import { createBackForwardCache, type BackForwardCacheOptions } from './back-forward-cache.ts';
import type { transitionImage } from './image-transition.ts';

export interface NavigationState {
  current: CurrentPage;
  /** How the current page was reached; null for the first page. */
  navigationType: NavigationType | null;
  /** The pending navigation: its route once it is known, and whether it takes long. */
  pending: { name: RouteName | null; slow: boolean } | null;
}

export interface NavigationOptions extends BackForwardCacheOptions {
  initial: CurrentPage;
  /** Loads the initial page for Back. Default: returns the page in `initial`. */
  restoreInitial?: () => Promise<LoadedPage>;
  /** Whether the initial page is for somebody else, so that Back loads it again. Default: false */
  isStale?: boolean;
  load: LoadRoute;
  /** Loads the current page for the shopper; null if there is nothing to change. Default: `refresh` does nothing. */
  loadRefreshed?: (shown: CurrentPage) => Promise<LoadedRoute | null>;
  window: Window;
  /** The store view of the page, and all others. Default: there is one. */
  view?: StoreViewContext;
  scroll: ScrollRestoration;
  /** Called when a page cannot be loaded, e.g. because its script is missing after a deployment. */
  onFailure(error: unknown, url: URL): void;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Keeps the scroll position, e.g. when a filter changes the list. */
  keepScroll?: boolean;
  /** Link that was clicked. The image of its product card becomes the image of the product page. Default: none. */
  link?: Element;
}

export interface BrowserNavigation {
  getState(): NavigationState;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the current page again, e.g. to retry after an error. */
  reload(): Promise<void>;
  /**
   * Replaces what differs by shopper on the current page, such as prices. It is no navigation: the shopper sees nothing
   * of the loading. A failure rejects and leaves the page as it is.
   */
  refresh(): Promise<void>;
  /**
   * Sets the listener that is called before each history step. It returns whether it has handled the step. There is one
   * listener at a time.
   */
  interceptPop(listener: () => boolean): void;
  /**
   * Goes back from the current history entry, which belongs to no page. A pending navigation is committed after that
   * step.
   */
  dropEntry(): void;
  /** Changes the URL without loading, e.g. to remove parameters. */
  replaceAddress(to: string): void;
  /** Scrolls to the position of the current page; call once it is rendered. */
  applyScroll(): void;
  /** Returns the focus to the link that was followed from a restored page. Returns false if there is none. */
  applyFocus(): boolean;
  /** Prefetches code and data of a page. */
  prefetch(to: string): void;
  dispose(): void;
}

interface GoOptions extends NavigateOptions {
  /** Key of the history entry. */
  key?: string;
  /** Whether the browser has animated a history step, e.g. as a swipe. */
  isAnimated?: boolean;
}

/** Page of a route. */
export type LoadedRoute = Pick<CurrentPage, 'name' | 'page'>;

interface Resolved extends LoadedRoute {
  url: URL;
  redirect?: Redirect;
}

/** A navigation that has not been committed. */
interface PendingNavigation {
  /** The requested URL. */
  target: URL;
  /** Key of the session that it loads for. */
  sessionKey: unknown;
  abort: AbortController;
  /** The loaded page; null if the navigation leaves the shop or was canceled. */
  resolved: Promise<Resolved | null>;
}

/** State of a history entry that only closes a modal on Back; see `closeOnBack`. The next page replaces it. */
export const modalEntry = 'modal';

const onlyView: StoreViewContext = { store: { storeCode: '' }, storeViews: [], basePath: '' };
const maxRedirects = 5;
/** Time in ms after which the outline of the next page replaces the page; its queries fail after 4 s. */
const slowAfter = 2000;
/** Time in ms after which a history step counts as done; it took 3 to 30 on a busy machine. */
const maxStepDuration = 500;

/**
 * Creates the navigation of the browser. The page changes only after the data and code of the target have loaded. A
 * newer navigation cancels an older one.
 */
export function createNavigation({
  initial,
  restoreInitial,
  isStale,
  getSessionKey,
  load,
  loadRefreshed,
  window,
  view = onlyView,
  scroll,
  onFailure,
}: NavigationOptions): BrowserNavigation {
  let state: NavigationState = { current: initial, navigationType: null, pending: null };
  let pendingNavigation: PendingNavigation | null = null;
  const listeners = new Set<() => void>();
  let interceptPop = () => false;
  /** A history step that only removes an entry. */
  let drop: { done: Promise<void>; finish(): void } | null = null;
  const backForwardCache = createBackForwardCache({ getSessionKey });
  if (!isStale) backForwardCache.keep(initial, restoreInitial);
  let onScrolled = () => {};
  let transition: typeof transitionImage | undefined;
  // No navigation waits for it.
  const loadTransition = () =>
    void import('./image-transition.ts').then(
      (module) => (transition = module.transitionImage),
      () => undefined,
    );
  const prefetchCache = createPrefetchCache({ getSessionKey, load });

  const setState = (next: NavigationState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const toUrl = (to: string) => new URL(withBasePath(view.basePath, to, view.storeViews), window.location.href);

  async function resolve(start: URL, signal: AbortSignal): Promise<Resolved | null> {
    let url = start;
    let redirect: Redirect | undefined;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      if (isOtherStoreView(url, view)) {
        window.location.assign(url.href);
        return null;
      }
      const onRouteMatch = (name: RouteName) => {
        if (!signal.aborted && state.pending) setState({ ...state, pending: { ...state.pending, name } });
      };
      const ready = prefetchCache.find(url, onRouteMatch);
      const result = await (ready ?? load(url, { signal, onRouteMatch }));
      if (signal.aborted) {
        if (!ready) prefetchCache.keep(url, result);
        return null;
      }
      if (result.outcome === 'page')
        return { url, name: result.name, page: result.page, ...(redirect && { redirect }) };
      if (result.external) {
        window.location.assign(result.location);
        return null;
      }
      url = new URL(result.location, url.origin);
      redirect ??= { location: result.location, status: result.status };
    }
    throw new Error('Too many redirects.');
  }

  async function go(target: URL, navigationType: NavigationType, options: GoOptions): Promise<void> {
    const restore = navigationType === 'pop' ? backForwardCache.find(options.key, target) : undefined;
    // A second click on a link continues the pending navigation.
    if (navigationType === 'replace' && getLocationCacheKey(target) === getLocationCacheKey(state.current.location))
      prefetchCache.forget(target);
    if (options.link) loadTransition();
    const sessionKey = getSessionKey?.();
    const same =
      !restore && pendingNavigation?.target.href === target.href && pendingNavigation.sessionKey === sessionKey
        ? pendingNavigation
        : null;
    if (!same) {
      pendingNavigation?.abort.abort();
      if (!restore) setState({ ...state, pending: { name: null, slow: false } });
    }
    const abort = same?.abort ?? new AbortController();
    const resolved =
      same?.resolved ??
      (restore ? restore().then((result) => ({ url: target, ...result })) : resolve(target, abort.signal));
    const own: PendingNavigation = { target, sessionKey, abort, resolved };
    pendingNavigation = own;
    const slowTimer = window.setTimeout(() => {
      if (state.pending && !abort.signal.aborted) setState({ ...state, pending: { ...state.pending, slow: true } });
    }, slowAfter);
    try {
      const result = await resolved;
      // During a history step, `replaceState` would change the entry that is being left.
      await drop?.done;
      if (!result || pendingNavigation !== own) return;
      // Somebody has signed in or out: the page has the prices of the shopper before.
      if (sessionKey !== getSessionKey?.()) {
        await go(target, navigationType, options);
        return;
      }
      const rendered = new Promise<void>((resolve) => (onScrolled = resolve));
      if (options.link || (navigationType === 'pop' && !options.isAnimated))
        void transition?.({ window, link: options.link, from: state.current.location, rendered });
      commit(result, navigationType, options);
      if (!restore) backForwardCache.keep(state.current);
    } catch (error) {
      if (pendingNavigation !== own) return;
      setState({ ...state, pending: null });
      onFailure(error, target);
    } finally {
      window.clearTimeout(slowTimer);
      if (pendingNavigation === own) pendingNavigation = null;
    }
  }

  function commit({ url, ...result }: Resolved, navigationType: NavigationType, options: GoOptions): void {
    const address = url.pathname + url.search + url.hash;
    const key = options.key ?? (navigationType === 'replace' ? state.current.location.key : newKey());
    const entry = { key, state: options.state ?? null };
    if (navigationType === 'push' && window.history.state !== modalEntry) window.history.pushState(entry, '', address);
    else if (
      navigationType !== 'pop' ||
      address !== window.location.pathname + window.location.search + window.location.hash
    ) {
      window.history.replaceState(entry, '', address);
    }
    const location = { pathname: url.pathname, search: url.search, hash: url.hash, state: entry.state, key };
    // Shoppers who go back to a list often follow the same link again.
    if (!isRestorablePage(result)) prefetchCache.forget(url);
    else if (navigationType !== 'pop') prefetchCache.keep(url, { outcome: 'page', ...result });
    scroll.willShow(location, navigationType, options.keepScroll === true);
    setState({ current: { location, ...result }, navigationType, pending: null });
  }

  /** Cancels the pending navigation. */
  const cancelPending = () => {
    pendingNavigation?.abort.abort();
    pendingNavigation = null;
    if (state.pending) setState({ ...state, pending: null });
  };

  const onPop = ({ hasUAVisualTransition }: PopStateEvent) => {
    if (drop) {
      drop.finish();
      drop = null;
      return;
    }
    if (interceptPop()) return;
    const entry = parseHistoryState(window.history.state);
    const url = new URL(window.location.href);
    const { location } = state.current;
    const isShown = url.pathname === location.pathname && url.search === location.search;
    // Only the fragment changed: the browser scrolls by itself.
    if (isShown && url.hash !== location.hash && !entry) return;
    // A step to or from the entry of a closed modal.
    if (isShown && (window.history.state === modalEntry || entry?.key === location.key)) {
      cancelPending();
      return;
    }
    scroll.leave(location.key);
    void go(url, 'pop', { key: entry?.key ?? newKey(), state: entry?.state, isAnimated: hasUAVisualTransition });
  };
  // A page restored from the browser's back/forward cache may have a pending navigation to another host.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setState({ ...state, pending: null });
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('pageshow', onPageShow);
  window.history.scrollRestoration = 'manual';
  window.history.replaceState({ key: initial.location.key, state: initial.location.state }, '');

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to, options = {}) => {
      const url = toUrl(to);
      if (url.origin !== window.location.origin) {
        if (/^https?:$/.test(url.protocol)) window.location.assign(url.href);
        return;
      }
      const { location } = state.current;
      scroll.leave(location.key);
      const sameAddress =
        url.pathname === location.pathname && url.search === location.search && url.hash === location.hash;
      await go(url, options.replace || sameAddress ? 'replace' : 'push', options);
    },
    interceptPop: (listener) => {
      interceptPop = listener;
    },
    dropEntry: () => {
      if (drop) return;
      let finish = () => {};
      const own = { done: new Promise<void>((resolve) => (finish = resolve)), finish: () => finish() };
      drop = own;
      window.history.back();
      // The browser may skip a step, e.g. when another starts; no navigation may wait for it endlessly.
      window.setTimeout(() => {
        if (drop === own) drop = null;
        own.finish();
      }, maxStepDuration);
    },
    reload: () =>
      go(new URL(window.location.href), 'replace', { state: state.current.location.state, keepScroll: true }),
    refresh: async () => {
      const shown = state.current;
      const sessionKey = getSessionKey?.();
      const loaded = await loadRefreshed?.(shown);
      const { current } = state;
      if (!loaded || current.page !== shown.page || sessionKey !== getSessionKey?.()) return;
      setState({ ...state, current: { ...current, ...loaded } });
      backForwardCache.keep(state.current, loaded.page === initial.page ? restoreInitial : undefined);
    },
    replaceAddress: (to) => {
      const url = new URL(to, window.location.href);
      const location = { ...state.current.location, pathname: url.pathname, search: url.search, hash: url.hash };
      window.history.replaceState({ key: location.key, state: location.state }, '', to);
      setState({ ...state, current: { ...state.current, location } });
    },
    prefetch: (to) => {
      loadTransition();
      const url = toUrl(to);
      // The clicked link also has hover and focus, and pointers often pass links to the current page.
      if (
        [pendingNavigation?.target, state.current.location].some(
          (known) => known && getLocationCacheKey(known) === getLocationCacheKey(url),
        )
      )
        return;
      if (url.origin === window.location.origin && !isOtherStoreView(url, view)) prefetchCache.prefetch(url);
    },
    applyScroll: () => {
      scroll.apply();
      onScrolled();
    },
    applyFocus: () => scroll.applyFocus(),
    dispose: () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onPageShow);
      cancelPending();
    },
  };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Reads what this module stored in a history entry; anything else counts as absent. */
export function parseHistoryState(value: unknown): { key: string; state: unknown } | null {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string') return null;
  return { key: value.key, state: 'state' in value ? value.state : null };
}
