import { useSyncExternalStore, type ReactNode } from 'react';
import {
  CommerceError,
  createLateClient,
  createStorage,
  createViewCache,
  evictableStorageKeys,
  graphqlEndpoint,
  isString,
  storageKeys,
  storeSnapshot,
  readView,
  storeView,
  type CommerceClient,
  type ShopStorage,
  type ViewCache,
} from '../commerce/index.ts';
import { CartIdProvider, createCartIdStore, type CartIdStore } from '../cart/index.ts';
import { createShopIntl, IntlProvider, type ShopIntl } from '../i18n/index.ts';
import { createSessionStore, SessionProvider, type SessionStore } from '../shopper/index.ts';
import { hasChoice } from '../store-view/index.ts';
import { App } from './app.tsx';
import { takeEarlyEvents } from './early-events.ts';
import { BrokenFrame } from './errors/broken-page.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { tellUnexpected } from './errors/tell-unexpected.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { defaultStoreCode, type FrameData } from './frame/frame-data.ts';
import { frameCatalogue, messages } from './frame/messages.ts';
import { createShopUi, type ShopUi } from './frame/shop-ui.ts';
import { ShopUiProvider } from './frame/shop-ui-context.tsx';
import { createNavigation, newKey, readEntry, type BrowserNavigation, type LoadPlace } from './navigation/browser-navigation.ts';
import { readFirstPage } from './navigation/first-page.ts';
import { NavigationProvider } from './navigation/navigation-context.tsx';
import { createStillPage, StillMarkup, type StillPage } from './navigation/still-page.tsx';
import { createScrollMemory, savedScroll } from './navigation/scroll-memory.ts';
import { createPageReadiness, followNavigation } from './page-readiness.ts';
import { showIncompletePage } from './incomplete-page.ts';
import { readPageState } from './page-state.ts';
import { reportError } from './report-error.ts';
import { isKept } from './service-worker/kept-pages.ts';
import { StorageProvider } from './storage-context.tsx';
import { Late } from './late.tsx';

/** Everything that lives as long as the tab. */
interface Shop {
  cartId: CartIdStore;
  client: CommerceClient;
  frame: FrameData;
  /** The same in the currency that the shopper chose. */
  chosenFrame: FrameData;
  intl: ShopIntl;
  navigation: BrowserNavigation;
  session: SessionStore;
  /** The first page, if it is drawn by the server alone. */
  still: StillPage | null;
  storage: ShopStorage;
  ui: ShopUi;
  views: ViewCache;
}

const loadPlaceholder = async () => (await import('./page-placeholder.tsx')).PagePlaceholder;

/** The currency that the shopper chose, as far as the store view allows it; undefined for the view's own. */
async function chosenCurrency(storage: ShopStorage, frame: FrameData): Promise<string | undefined> {
  if (hasChoice(frame)) {
    const { enterStoreView } = await import('../store-view/chosen-view.ts');
    return enterStoreView(storage, { ...frame, current: frame.store.storeCode });
  }
  const stored = storage.get(storageKeys.currency, isString);
  return frame.currencies.find((code) => code === stored);
}

/**
 * Takes over the page that the server rendered: reads its state, loads the page's code and messages, and hands the
 * application to `hydrate`.
 */
export async function startShop(window: Window, hydrate: (application: ReactNode) => void): Promise<void> {
  const readiness = createPageReadiness(window);
  const started = readiness.begin();
  const { kind, page: pageState, frame, views: stored, previewOrigins } = readPageState(window.document);
  const preview = previewOrigins.length > 0 ? (await import('./preview/index.ts')).startPreview(window, previewOrigins) : null;
  const storage = createStorage({ evictable: evictableStorageKeys });
  if (window.document.cookie.includes('witryna_sign_in')) (await import('../session/sign-in-cookie.ts')).takeSignInCookie(window, storage);
  const session = createSessionStore(storage);
  // Read once: what another tab chooses must not mix two currencies on this page.
  const currency = await chosenCurrency(storage, frame);
  const inOwnCurrency = currency === undefined || currency === frame.store.currency;
  const chosenFrame = inOwnCurrency ? frame : { ...frame, store: { ...frame.store, currency } };
  const client = createLateClient({
    endpoint: graphqlEndpoint('', window.location.origin),
    identity: () => ({
      token: session.getState().token,
      storeView: frame.store.storeCode,
      currency,
    }),
    capabilities: frame.capabilities,
    ...(frame.store.storeCode === defaultStoreCode && { snapshots: storeSnapshot.answers }),
    ...(preview && { extraHeaders: preview.headers }),
    captchaToken: async (form) => (await import('../captcha/index.ts')).captchaOf(client).token(form),
    onTokenRefused: session.lapse,
    log: reportError,
  });
  const cartId = createCartIdStore(storage);
  // Whoever has been here before is about to ask for the own cart and name.
  if (cartId.get() !== null || session.getState().token !== undefined) client.prepare();
  const intl = createShopIntl({ locale: frame.store.locale, timeZone: frame.store.timeZone });
  const firstPage = readFirstPage(window.document);
  const loadFirstPage = async () => {
    const page = await firstPage.import();
    await intl.load(...page.catalogues);
    return page.restore(pageState);
  };
  const [loadedPage] = await Promise.all([firstPage.still ? null : loadFirstPage(), intl.load(frameCatalogue)]);

  const views = createViewCache(stored);
  const entry = readEntry(window.history.state);
  const { pathname, search, hash } = window.location;
  const place = { pathname, search, hash, key: entry?.key ?? newKey(), state: entry?.state ?? null };
  const scroll = createScrollMemory(window);
  // The first view is there already: what finds others is fetched with the first link that is pointed at or followed.
  const placeLoader = async (): Promise<LoadPlace> => {
    client.prepare();
    const { createPlaceLoader } = await import('./navigation/load-place.ts');
    return createPlaceLoader({
      client,
      frame: chosenFrame,
      intl,
      allowedHosts: null,
      documentHosts: pageState.hosts,
      known: (query, variables) => readView(views, { storeView: frame.store.storeCode, epoch: 0 }, query, variables),
      share: (view) => storeView(views, view),
      reportError,
    });
  };
  const acts = takeEarlyEvents(window);
  const still = firstPage.still
    ? createStillPage({
        window,
        acts: acts.filter(({ target }) => target.closest('main')),
        load: async () => (await loadFirstPage()).element,
        navigate: (path, options) => void navigation.navigate(path, options),
      })
    : null;
  // What customers see is in part their own.
  if (session.getState().token !== undefined) still?.wake();
  const page = loadedPage ?? { catalogues: [], element: <></>, still: true, state: pageState };
  const ui = createShopUi();
  watchErrors(window, (error) => tellUnexpected(error, { toasts: ui.toasts, intl: intl.intl }));
  let isRefreshing = false;
  const navigation = createNavigation({
    initial: { place, kind, page },
    ...(firstPage.still && { restoreInitial: loadFirstPage }),
    audience: () => session.getState().epoch,
    load: async (url, options) => {
      // A request would wait for the connection, and the shopper in front of a page that seems to be coming.
      if (!window.navigator.onLine) throw new CommerceError('network');
      return (await placeLoader())(url, options);
    },
    window,
    view: frame,
    scroll,
    onFailure: (error, url) => {
      reportError(error);
      const load = () => window.location.assign(url.href);
      // The server has just rendered this page: loading it again would lead here again, without end.
      if (isRefreshing && url.href === window.location.href) ui.toasts.add({ type: 'error', message: intl.intl.formatMessage(messages.panelFailed) });
      // The page cannot be shown by this build any more, or its data cannot be fetched from here: the server can.
      else if (window.navigator.onLine) load();
      // Without a connection, what the service worker has kept can be read; else the page that is shown is worth more than an error page.
      else void isKept(globalThis.caches, url).then((kept) => (kept ? load() : ui.toasts.add({ type: 'error', message: intl.intl.formatMessage(messages.pageFailed) })));
    },
  });
  window.addEventListener('pagehide', () => scroll.leave(navigation.getState().shown.place.key));
  const position = entry && savedScroll(window, entry.key);
  if (position) window.scrollTo(0, position);

  hydrate(
    <ShopRoot
      cartId={cartId}
      client={client}
      frame={frame}
      chosenFrame={chosenFrame}
      intl={intl}
      navigation={navigation}
      session={session}
      still={still}
      storage={storage}
      ui={ui}
      views={views}
    />,
  );
  followNavigation(readiness, navigation);
  const startWorker = () => {
    void import('./service-worker/start-worker.ts').then((module) => module.startWorker({ navigation, ui, intl: intl.intl, window }), reportError);
  };
  if (window.document.readyState === 'complete') startWorker();
  else window.addEventListener('load', startWorker, { once: true });
  started();
  const waiting = still ? acts.filter(({ target }) => !target.closest('main')) : acts;
  if (waiting.length > 0) import('./navigation/redo.ts').then(({ redo }) => redo(waiting)).catch(showIncompletePage);
  // The server rendered what is published, with prices in the view's own currency.
  if (preview || !inOwnCurrency) {
    isRefreshing = true;
    void navigation.reload().then(() => {
      isRefreshing = false;
    });
  }
}

function ShopRoot({ cartId, client, frame, chosenFrame, intl, navigation, session, still, storage, ui, views }: Shop) {
  const { shown, pending, reachedBy } = useSyncExternalStore(navigation.subscribe, navigation.getState, navigation.getState);
  const page = still ? (
    // A page that was left before it woke is not turned into the next one.
    <StillMarkup key={reachedBy === null || still.isAwake() ? 'first' : 'next'} still={still}>
      {reachedBy === null ? still.element : shown.page.element}
    </StillMarkup>
  ) : (
    shown.page.element
  );
  const { epoch } = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return (
    <IntlProvider value={intl}>
      <ShopUiProvider value={ui}>
        <StorageProvider value={storage}>
          <SessionProvider value={session}>
            <CartIdProvider value={cartId}>
              <NavigationProvider navigation={navigation} basePath={frame.basePath}>
                <ErrorBoundary onError={reportError} fallback={<BrokenFrame />}>
                  <App frame={reachedBy === null ? frame : chosenFrame} client={client} views={views} epoch={epoch}>
                    {pending?.slow ? (
                      <Late load={loadPlaceholder} wanted props={{ kind: pending.kind }} fallback={page} />
                    ) : (
                      page
                    )}
                  </App>
                </ErrorBoundary>
              </NavigationProvider>
            </CartIdProvider>
          </SessionProvider>
        </StorageProvider>
      </ShopUiProvider>
    </IntlProvider>
  );
}
