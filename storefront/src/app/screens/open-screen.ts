import type { ReactElement } from 'react';
import { sanitizeHtml } from '@witryna/page-builder/parser';
import {
  createCommerceClient,
  createViewCache,
  graphqlEndpoint,
  isString,
  storeView,
  type Capability,
  type CommerceClient,
  type ShopStorage,
  type ViewCache,
} from '../../commerce/index.ts';
import { createCartIdStore, type CartIdStore } from '../../cart/index.ts';
import { createShopIntl, type ShopIntl } from '../../i18n/index.ts';
import { createSessionStore, type SessionStore } from '../../shopper/index.ts';
import { SwitchersIsland } from '../../store-view/index.ts';
import { memoryStorage, pseudoText } from '../../testing/index.ts';
import { FooterIsland } from '../frame/footer-island.ts';
import type { FrameData } from '../frame/frame-data.ts';
import { loadFrame } from '../frame/load-frame.ts';
import { frameCatalogue } from '../frame/messages.ts';
import type { Shown } from '../navigation/browser-navigation.ts';
import { createPlaceLoader } from '../navigation/load-place.ts';
import { findAnswer, type Exchange } from './recordings.ts';

/** Everything that a screen is drawn from. */
export interface OpenScreen {
  path: string;
  page: ReactElement;
  /** The page at its place, as the shop's navigation knows it. */
  shown: Shown;
  client: CommerceClient;
  frame: FrameData;
  intl: ShopIntl;
  views: ViewCache;
  storage: ShopStorage;
  session: SessionStore;
  cartId: CartIdStore;
}

export interface OpenScreenOptions {
  /** Address within the shop. */
  path: string;
  /** Recording of the frame: settings, menu, capabilities. */
  frameExchanges: readonly Exchange[];
  /** What the browser remembers, by the keys of the shop's storage. */
  remembered: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of one of the shop's locales. Texts of the backend stay those that were recorded. */
  locale: string;
  /** Accents and lengthens all texts. */
  pseudo: boolean;
  /** Visits are measured by a script that shoppers are asked for. */
  measured: boolean;
}

/** Loads a screen as the browser does on a navigation: frame, page and messages, all through the network. */
export async function openScreen({ path, frameExchanges, remembered, locale, pseudo, measured }: OpenScreenOptions): Promise<OpenScreen> {
  const capabilities = findAnswer(frameExchanges, 'capabilities', {});
  const storage = memoryStorage();
  // What is remembered was stored just now: a session of long ago would have run out.
  storage.clock.now = Date.now();
  for (const [key, value] of Object.entries(remembered)) storage.set(key, value);
  const session = createSessionStore(storage);
  const client = createCommerceClient({
    endpoint: graphqlEndpoint('', window.location.origin),
    identity: () => ({ token: session.getState().token, storeView: 'witryna_pl_pl_pl', currency: undefined }),
    capabilities: Array.isArray(capabilities) ? capabilities.filter((name): name is Capability => isString(name)) : [],
    // Failures are part of what is shown, and are shown at once.
    log: () => undefined,
    retryEnvironment: { enabled: false, isOnline: () => true, onceOnline: () => () => undefined, random: () => 0 },
  });
  const recorded = await loadFrame({ client, signal: AbortSignal.timeout(20_000), sanitize: sanitizeHtml });
  const frame = { ...recorded, store: { ...recorded.store, locale }, ...(measured && { measurementScript: 'https://measuring.example.org/script.js' }) };
  const intl = createShopIntl({ locale, timeZone: frame.store.timeZone });
  if (pseudo) lengthen(intl);
  await Promise.all([intl.load(frameCatalogue), ...[FooterIsland, SwitchersIsland].map((island) => island.fetch(intl.load))]);
  const views = createViewCache([]);
  const load = createPlaceLoader({
    client,
    frame,
    intl,
    allowedHosts: [],
    share: (view) => storeView(views, view),
    reportError: () => undefined,
  });
  const result = await load(new URL(path, window.location.origin), { signal: AbortSignal.timeout(20_000), onKind: () => undefined });
  if (result.outcome === 'redirect') throw new Error(`${path} leads to ${result.location}.`);
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const shown: Shown = { place: { pathname, search, hash, state: null, key: 'story' }, kind: result.kind, page: result.page };
  return { path, page: result.page.element, shown, client, frame, intl, views, storage, session, cartId: createCartIdStore(storage) };
}

function lengthen({ intl }: ShopIntl): void {
  const format = intl.formatMessage;
  const lengthened = (...parts: Parameters<typeof format>) => {
    const text: unknown = format(...parts);
    return typeof text === 'string' ? pseudoText(text) : text;
  };
  Object.assign(intl, { formatMessage: lengthened, $t: lengthened });
}
