import { useSyncExternalStore, type ReactNode } from 'react';
import {
  CommerceError,
  createLazyClient,
  createStorage,
  createQueryCache,
  evictableStorageKeys,
  graphqlEndpoint,
  isString,
  markStale,
  storageKeys,
  readQuery,
  writeQuery,
  type CommerceClient,
  type ShopStorage,
  type QueryCache,
} from '../commerce/index.ts';
import { CartIdProvider, createCartIdStore, type CartIdStore } from '../cart-id/index.ts';
import { createShopIntl, IntlProvider, type ShopIntl } from '../i18n/index.ts';
import { createSessionStore, SessionProvider, type SessionStore } from '../session/index.ts';
import { hasSwitcherOptions } from '../store-view/index.ts';
import { App } from './app.tsx';
import { takeEarlyEvents } from '../platform/hydration/early-events.ts';
import { AppErrorFallback } from './errors/error-fallbacks.tsx';
import { ErrorBoundary } from '../platform/errors/error-boundary.tsx';
import { showUnexpectedError } from '../platform/errors/show-unexpected-error.ts';
import { watchErrors } from './errors/watch-errors.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import { createUiStore, type UiStore } from '../platform/layout/ui-store.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import {
  createNavigation,
  newKey,
  parseHistoryState,
  type BrowserNavigation,
} from '../platform/navigation/browser-navigation.ts';
import type { LoadRoute } from '../platform/navigation/navigation-types.ts';
import { readInitialRoute } from '../platform/navigation/initial-route.ts';
import { NavigationProvider } from '../platform/navigation/navigation-context.tsx';
import { useNonUrgentStore } from '../platform/navigation/use-non-urgent-store.ts';
import {
  createDeferredHydration,
  DeferredContent,
  type DeferredHydration,
} from '../platform/hydration/deferred-hydration.tsx';
import {
  createScrollRestoration,
  readScrollPosition,
  scrollToContent,
} from '../platform/navigation/scroll-restoration.ts';
import { createPrerenderSignal, followNavigation } from './prerender-signal.ts';
import { replayQueuedEvents } from '../platform/hydration/replay-queued-events.ts';
import { readHydrationData } from './hydration-data.ts';
import { reportError } from '../platform/errors/report-error.ts';
import { isPageCached } from './service-worker/page-cache.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';

/** Everything that lives as long as the tab. */
interface Shop {
  cartId: CartIdStore;
  client: CommerceClient;
  layout: LayoutData;
  /** The same in the selected currency. */
  currencyLayout: LayoutData;
  intl: ShopIntl;
  navigation: BrowserNavigation;
  session: SessionStore;
  /** Hydration of the first page; null if it hydrates immediately. */
  hydration: DeferredHydration | null;
  storage: ShopStorage;
  ui: UiStore;
  queryCache: QueryCache;
}

const loadPlaceholder = async () => (await import('./page-placeholder.tsx')).PagePlaceholder;

/** Returns the selected currency if the store view has it; undefined for the default currency. */
async function chosenCurrency(storage: ShopStorage, layout: LayoutData): Promise<string | undefined> {
  if (hasSwitcherOptions(layout)) {
    const { enterStoreView } = await import('../store-view/chosen-view.ts');
    return enterStoreView(storage, { ...layout, current: layout.store.storeCode });
  }
  const stored = storage.get(storageKeys.currency, isString);
  return layout.currencies.find((code) => code === stored);
}

/**
 * Hydrates the server-rendered page: reads the hydration data, loads the code and messages of the page, and passes the
 * application to `hydrate`.
 */
export async function hydrateApp(window: Window, hydrate: (application: ReactNode) => void): Promise<void> {
  const readiness = createPrerenderSignal(window);
  const started = readiness.begin();
  const { routeName, page: pageState, layout, queries: stored } = readHydrationData(window.document);
  const { previewOrigins } = layout.settings;
  const preview =
    previewOrigins.length > 0 ? (await import('./preview/index.ts')).startPreview(window, previewOrigins) : null;
  const storage = createStorage({ evictable: evictableStorageKeys });
  if (window.document.cookie.includes('witryna_'))
    (await import('../auth/form-cookies.ts')).takeFormCookies(window, storage);
  const session = createSessionStore(storage);
  const isCustomer = session.getState().token !== undefined;
  // Read once: a change in another tab must not mix two currencies on this page.
  const currency = await chosenCurrency(storage, layout);
  const inOwnCurrency = currency === undefined || currency === layout.store.currency;
  const currencyLayout = inOwnCurrency ? layout : { ...layout, store: { ...layout.store, currency } };
  const client = createLazyClient({
    endpoint: graphqlEndpoint('', window.location.origin),
    identity: () => ({
      token: session.getState().token,
      storeView: layout.store.storeCode,
      currency,
    }),
    capabilities: layout.capabilities,
    snapshotOf: layout.store.storeCode,
    ...(preview && { extraHeaders: preview.headers }),
    captchaToken: async (form) => (await import('../captcha/index.ts')).getCaptcha(client).token(form),
    onTokenRefused: session.expire,
    log: reportError,
  });
  const cartId = createCartIdStore(storage);
  // Returning shoppers need their cart and name soon.
  if (cartId.get() !== null || isCustomer) client.preload();
  const intl = createShopIntl(layout.store);
  const initialRoute = readInitialRoute(window.document);
  const scope = { storeView: layout.store.storeCode, epoch: 0 };
  const loadInitialPage = async (isFirst = false) => {
    const [page] = await Promise.all([initialRoute.import(), intl.load()]);
    if (isFirst) page.requestEarly?.({ client, scope, cartId: cartId.get() });
    const restored = await page.restore(pageState);
    await intl.load(...restored.messageCatalogs);
    return restored;
  };
  const [loadedPage] = await Promise.all([
    initialRoute.isDeferred ? null : loadInitialPage(true),
    intl.loadFirst(layoutMessages),
  ]);

  // The server rendered what is published, with prices of guests in the view's own currency.
  const needsReload = preview !== null || !inOwnCurrency;
  const queryCache = createQueryCache(stored);
  // The hooks hydrate with the prices of everybody and fetch the shopper's own.
  if (isCustomer || needsReload) for (const [, result] of stored) markStale(result);
  const entry = parseHistoryState(window.history.state);
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash, key: entry?.key ?? newKey(), state: entry?.state ?? null };
  const scroll = createScrollRestoration(window);
  const getSessionKey = () => session.getState().epoch;
  // The first page has its data: the route loader loads with the first link that is hovered or followed.
  const placeLoader = async (): Promise<LoadRoute> => {
    client.preload();
    const { createRouteLoader } = await import('./load-route.ts');
    return createRouteLoader({
      client,
      layout: currencyLayout,
      intl,
      allowedHosts: null,
      documentHosts: pageState.hosts,
      known: (query, variables) => readQuery(queryCache, scope, query, variables),
      share: (query) => writeQuery(queryCache, query),
      getSessionKey,
      reportError,
    });
  };
  const earlyEvents = takeEarlyEvents(window);
  let isNavigationReady = false;
  const hydration = initialRoute.isDeferred
    ? createDeferredHydration({
        window,
        queuedEvents: earlyEvents.filter(({ target }) => target.closest('main')),
        load: async () => (await loadInitialPage()).element,
        isNavigationReady: () => isNavigationReady,
        navigate: (path, options) => void navigation.navigate(path, options),
      })
    : null;
  // Pages of customers have private data.
  if (isCustomer || initialRoute.hasInteracted) hydration?.start();
  const page = loadedPage ?? { messageCatalogs: [], element: hydration?.element ?? <></>, state: pageState };
  const ui = createUiStore();
  watchErrors(window, (error) => showUnexpectedError(error, { toasts: ui.toasts, intl: intl.intl }));
  const navigation = createNavigation({
    initial: { location, name: routeName, page },
    restoreInitial: loadInitialPage,
    isStale: isCustomer || needsReload,
    getSessionKey,
    loadRefreshed: async (shown) => {
      const { refreshPage } = await import('./refresh-page.ts');
      return refreshPage(shown, await placeLoader(), hydration?.signal);
    },
    load: async (url, options) => {
      // A request would wait for the connection, and the page would seem to load.
      if (!window.navigator.onLine) throw new CommerceError('network');
      return (await placeLoader())(url, options);
    },
    window,
    view: layout,
    scroll,
    onFailure: (error, url) => {
      reportError(error);
      const load = () => window.location.assign(url.href);
      // The server has rendered this page: loading it again would lead here again, without end.
      if (needsReload && url.href === window.location.href)
        ui.toasts.add({ type: 'error', message: intl.intl.formatMessage('layout.panelFailed') });
      // The page cannot be shown by this build any more, or its data cannot be fetched from here: the server can.
      else if (window.navigator.onLine) load();
      // Without a connection, what the service worker has kept can be read; else the page that is shown is worth more
      // than an error page.
      else
        void isPageCached(globalThis.caches, url).then((kept) =>
          kept ? load() : ui.toasts.add({ type: 'error', message: intl.intl.formatMessage('layout.pageFailed') }),
        );
    },
  });
  window.addEventListener('pagehide', () => scroll.leave(navigation.getState().current.location.key));
  const position = entry && readScrollPosition(window, entry.key);
  if (position) window.scrollTo(0, position);
  else if (hash && window.scrollY === 0) scrollToContent(window, hash);

  hydrate(
    <ShopRoot
      cartId={cartId}
      client={client}
      layout={layout}
      currencyLayout={currencyLayout}
      intl={intl}
      navigation={navigation}
      session={session}
      hydration={hydration}
      storage={storage}
      ui={ui}
      queryCache={queryCache}
    />,
  );
  followNavigation(readiness, navigation);
  const startWorker = () => {
    void import('./service-worker/start-worker.ts').then(
      (module) => module.startWorker({ navigation, ui, intl: intl.intl, window, basePath: layout.basePath }),
      reportError,
    );
  };
  if (window.document.readyState === 'complete') startWorker();
  else window.addEventListener('load', startWorker, { once: true });
  started();
  // Few shoppers leave these for a product.
  if (routeName !== 'cart' && routeName !== 'checkout') {
    import('./prepare-navigation.ts')
      .then(({ prepareNavigation }) => prepareNavigation({ window, client, intl, navigation }))
      .then((isReady) => (isNavigationReady = isReady), reportError);
  }
  replayQueuedEvents(hydration ? earlyEvents.filter(({ target }) => !target.closest('main')) : earlyEvents);
  if (needsReload) void navigation.reload();
}

function ShopRoot({
  cartId,
  client,
  layout,
  currencyLayout,
  intl,
  navigation,
  session,
  hydration,
  storage,
  ui,
  queryCache,
}: Shop) {
  const { current, pending, navigationType } = useNonUrgentStore(navigation.subscribe, navigation.getState);
  const page = hydration ? (
    // A page that was left before hydration must not become the next one.
    <DeferredContent key={navigationType === null || hydration.isHydrated() ? 'first' : 'next'} hydration={hydration}>
      {current.page.element}
    </DeferredContent>
  ) : (
    current.page.element
  );
  const { epoch } = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return (
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <StorageProvider value={storage}>
          <SessionProvider value={session}>
            <CartIdProvider value={cartId}>
              <NavigationProvider navigation={navigation} basePath={layout.basePath}>
                <ErrorBoundary onError={reportError} fallback={<AppErrorFallback />}>
                  <App
                    layout={navigationType === null ? layout : currencyLayout}
                    client={client}
                    queryCache={queryCache}
                    epoch={epoch}
                  >
                    {pending?.slow ? (
                      <LazyMount load={loadPlaceholder} when props={{ name: pending.name }} fallback={page} />
                    ) : (
                      page
                    )}
                  </App>
                </ErrorBoundary>
              </NavigationProvider>
            </CartIdProvider>
          </SessionProvider>
        </StorageProvider>
      </UiStoreProvider>
    </IntlProvider>
  );
}
