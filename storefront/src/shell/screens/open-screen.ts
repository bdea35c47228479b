import type { ReactElement } from 'react';
import { sanitizeHtml } from '@witryna/page-builder/parser';
import {
  createCommerceClient,
  createQueryCache,
  graphqlEndpoint,
  isString,
  writeQuery,
  type Capability,
  type CommerceClient,
  type ShopStorage,
  type QueryCache,
} from '../../commerce/index.ts';
import { createCartIdStore, type CartIdStore } from '../../cart-id/index.ts';
import { createShopIntl, type ShopIntl } from '../../i18n/index.ts';
import { createSessionStore, type SessionStore } from '../../session/index.ts';
import { SwitchersIsland } from '../../store-view/index.ts';
import { memoryStorage, pseudoText, pseudoWords, sampleSettings } from '../../testing/index.ts';
import { FooterIsland } from '../layout/footer-island.ts';
import type { LayoutData } from '../../platform/layout/layout-data.ts';
import type { ShopSettings } from '../../platform/layout/shop-settings.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { layoutMessages } from '../../platform/layout/messages.ts';
import type { CurrentPage } from '../../platform/navigation/navigation-types.ts';
import { createRouteLoader } from '../load-route.ts';

/** Everything that a screen is rendered from. */
export interface OpenScreen {
  /** Unique among the screens of a document. */
  id: number;
  path: string;
  page: ReactElement;
  /** The page at its place, as the shop's navigation knows it. */
  current: CurrentPage;
  client: CommerceClient;
  layout: LayoutData;
  intl: ShopIntl;
  views: QueryCache;
  storage: ShopStorage;
  session: SessionStore;
  cartId: CartIdStore;
}

export interface OpenScreenOptions {
  /** Address within the shop. */
  path: string;
  /** Names of what the backend can do beyond stock Magento; others are ignored. */
  capabilities: unknown;
  /** Local storage, by the keys of the shop. */
  remembered: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of one of the shop's locales. Texts of the backend stay the same. Default: that of the store view. */
  locale?: string;
  /** Accents and lengthens all texts. Default false. */
  pseudo?: boolean;
  /** Analytics are configured, which require consent. Default false. */
  measured?: boolean;
  /** Code of the store view. Default: that of the recordings. */
  storeView?: string;
  /** Code of the selected currency. Default: that of the store view. */
  currency?: string;
  /** Settings of the shop. Default: those of the recordings. */
  settings?: Partial<ShopSettings>;
  /** Answers requests to the backend. Default: the network. */
  fetch?: typeof fetch;
}

let openedScreens = 0;

/** Longest delay of a browser's timer in ms. */
const longestTimeout = 2 ** 31 - 1;

/** Loads a screen as the browser does on a navigation: layout, page and messages, all through the network. */
export async function openScreen({
  path,
  capabilities,
  remembered,
  locale: wantedLocale,
  pseudo = false,
  measured = false,
  storeView = 'witryna_pl_pl_pl',
  currency,
  settings,
  fetch,
}: OpenScreenOptions): Promise<OpenScreen> {
  const storage = memoryStorage();
  // Stored data is recent: an old session would have expired.
  storage.clock.now = Date.now();
  for (const [key, value] of Object.entries(remembered)) storage.set(key, value);
  const session = createSessionStore(storage);
  const client = createCommerceClient({
    endpoint: graphqlEndpoint('', window.location.origin),
    identity: () => ({ token: session.getState().token, storeView, currency }),
    capabilities: Array.isArray(capabilities) ? capabilities.filter((name): name is Capability => isString(name)) : [],
    // A state of waiting is shown for as long as somebody looks at it.
    timeout: longestTimeout,
    // Failures are part of what is shown, and are shown immediately.
    log: () => undefined,
    ...(fetch && { fetch }),
    retryEnvironment: { enabled: false, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
  });
  const recorded = await loadLayout({
    client,
    signal: AbortSignal.timeout(20_000),
    publicUrl: window.location.origin,
    // The shop of the recordings.
    settings: { ...sampleSettings, logoMark: 'witryna', guestDownloads: true, ...settings },
    sanitize: sanitizeHtml,
  });
  const locale = wantedLocale ?? recorded.store.locale;
  const layout = {
    ...recorded,
    store: { ...recorded.store, locale, ...(currency !== undefined && { currency }) },
    ...(measured && {
      settings: { ...recorded.settings, analyticsScript: 'https://measuring.example.org/script.js' },
    }),
  };
  const { timeZone, textLocale } = layout.store;
  const intl = createShopIntl({
    locale,
    timeZone,
    ...(wantedLocale === undefined && textLocale !== undefined && { textLocale }),
  });
  if (pseudo) await lengthen(intl);
  await Promise.all([
    intl.load(layoutMessages),
    ...[FooterIsland, SwitchersIsland].map((island) => island.fetch(intl.load)),
  ]);
  const views = createQueryCache([]);
  const load = createRouteLoader({
    client,
    layout,
    intl,
    allowedHosts: [],
    share: (view) => writeQuery(views, view),
    reportError: () => undefined,
  });
  const result = await load(new URL(path, window.location.origin), {
    signal: AbortSignal.timeout(20_000),
    onRouteMatch: () => undefined,
  });
  if (result.outcome === 'redirect') throw new Error(`${path} leads to ${result.location}.`);
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const current: CurrentPage = {
    location: { pathname, search, hash, state: null, key: 'story' },
    name: result.name,
    page: result.page,
  };
  openedScreens += 1;
  return {
    id: openedScreens,
    path,
    page: await result.page.element,
    current,
    client,
    layout,
    intl,
    views,
    storage,
    session,
    cartId: createCartIdStore(storage),
  };
}

async function lengthen({ intl, uiStrings }: ShopIntl): Promise<void> {
  const { strings } = await import('@witryna/ui/strings/en-GB');
  Object.assign(uiStrings, pseudoWords(strings));
  const format = intl.formatMessage;
  const lengthened = (...parts: Parameters<typeof format>) => {
    const text: unknown = format(...parts);
    return typeof text === 'string' ? pseudoText(text) : text;
  };
  Object.assign(intl, { formatMessage: lengthened, $t: lengthened });
}
