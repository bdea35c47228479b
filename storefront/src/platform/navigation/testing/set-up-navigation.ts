import { createElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createNavigation, type BrowserNavigation, type NavigationOptions } from '../browser-navigation.ts';
import type { CurrentPage, LoadRoute } from '../navigation-types.ts';
import type { LoadedPage } from '../page.tsx';
import type { ScrollRestoration } from '../scroll-restoration.ts';

type Loaded = Awaited<ReturnType<LoadRoute>>;

/** A request to load a place, which the test answers when it likes. */
interface Load {
  path: string;
  signal: AbortSignal;
  onRouteMatch: Parameters<LoadRoute>[1]['onRouteMatch'];
  answer(loaded: Loaded): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Page with this title, without a cache tag. */
export const createPage = (title: string): LoadedPage => ({
  messageCatalogs: [],
  element: createElement('p'),
  state: { view: null, metadata: { title } },
});
/** A page that any cache may hold. */
export const publicPage = (title: string): Loaded => {
  const loaded = createPage(title);
  return { outcome: 'page', name: 'category', page: { ...loaded, state: { ...loaded.state, cacheTags: [] } } };
};
/** Route result of a page with this title. */
export const page = (title: string): Loaded => ({ outcome: 'page', name: 'category', page: createPage(title) });
/** Route result of a redirect. */
export const redirect = (location: string, external = false): Loaded => ({
  outcome: 'redirect',
  location,
  status: 301,
  external,
});
/** Waits until pending promises are settled. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

let running: BrowserNavigation | null = null;

/** A navigation in jsdom whose routes load when the test answers. */
export function setUp({
  restoreInitial,
  getSessionKey: audience,
  ...options
}: Pick<NavigationOptions, 'restoreInitial' | 'getSessionKey' | 'isStale' | 'loadRefreshed'> = {}) {
  const loads: Load[] = [];
  const load: LoadRoute = (url, { signal, onRouteMatch }) =>
    new Promise((resolve, reject) => {
      loads.push({
        path: url.pathname + url.search,
        signal,
        onRouteMatch,
        answer: async (loaded) => {
          resolve(loaded);
          await settle();
        },
        fail: async (error) => {
          reject(error);
          await settle();
        },
      });
    });
  const assign = vi.fn<(address: string) => void>();
  // The location of a document cannot be spied upon: it is replaced as seen through this window.
  const location = new Proxy(
    { assign },
    { get: (target, key): unknown => (key === 'assign' ? target.assign : Reflect.get(window.location, key)) },
  );
  const shopWindow = new Proxy(window, {
    get: (target, key): unknown => (key === 'location' ? location : Reflect.get(target, key)),
  });
  const scroll = {
    leave: vi.fn<ScrollRestoration['leave']>(),
    willShow: vi.fn<ScrollRestoration['willShow']>(),
    apply: vi.fn<ScrollRestoration['apply']>(),
    applyFocus: vi.fn<ScrollRestoration['applyFocus']>(),
  };
  const onFailure = vi.fn<(error: unknown, url: URL) => void>();
  const initial: CurrentPage = {
    location: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
    name: 'cms-page',
    page: restoreInitial
      ? { ...createPage('Start'), state: { view: null, metadata: { title: 'Start' }, cacheTags: [] } }
      : createPage('Start'),
  };
  const navigation = createNavigation({
    initial,
    ...(restoreInitial && { restoreInitial }),
    ...options,
    getSessionKey: audience,
    load,
    window: shopWindow,
    scroll,
    onFailure,
  });
  running = navigation;

  const last = () => {
    const load = loads.at(-1);
    if (!load) throw new Error('Nothing was loaded.');
    return load;
  };
  /** Navigates and answers immediately. */
  const visit = async (to: string, options: Parameters<BrowserNavigation['navigate']>[1] = {}) => {
    void navigation.navigate(to, options);
    await last().answer(page(to));
  };
  const shown = () => {
    const { location, page: current } = navigation.getState().current;
    return {
      title: current.state.metadata.title,
      address: location.pathname + location.search + location.hash,
      key: location.key,
    };
  };
  return { navigation, loads, last, visit, shown, assign, scroll, onFailure };
}

/** Path, query and fragment of the address bar. */
export const address = () => window.location.pathname + window.location.search + window.location.hash;

/** Walks in the history as the browser's buttons do, until the page has heard of it. */
export async function walk(by: number) {
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(by);
  await vi.advanceTimersByTimeAsync(1);
  await heard;
}

/** Fakes timers and starts each test of a file at `/`. */
export function isolateNavigation(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    window.history.pushState(null, '', '/');
  });
  afterEach(() => {
    running?.dispose();
    vi.useRealTimers();
  });
}
