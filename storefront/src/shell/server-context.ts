import {
  createCapabilityProbe,
  createCommerceClient,
  getShopPath,
  graphqlEndpoint,
  timeLimits,
  type Capabilities,
  type CommerceClient,
} from '../commerce/index.ts';
import { contentMessages, type ContentPolicy } from '../content/index.ts';
import { createShopIntl, type ShopIntl } from '../i18n/index.ts';
import { FooterIsland } from './layout/footer-island.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { ShopSettings } from '../platform/layout/shop-settings.ts';
import { loadLayout } from './layout/load-layout.ts';
import { SwitchersIsland } from '../store-view/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import { splitStoreCode } from '../platform/navigation/store-code.ts';

/** Dependencies of every request on the server. */
export interface ServerContext {
  client: CommerceClient;
  layout: LayoutData;
  intl: ShopIntl;
}

interface Backend {
  probe: ReturnType<typeof createCapabilityProbe>;
  /** By code of the store view; undefined is the default one. */
  clients: Map<string | undefined, CommerceClient>;
}

interface CachedLayout {
  at: number;
  dataVersion: number;
  layout: Promise<LayoutData>;
}

/** Time in ms for which a process caches the layout data. */
const layoutLifetime = 10_000;
/** Time in ms for which it is used after that, while it is loaded again: no page waits for it. */
const staleLayoutLifetime = 300_000;
const layouts = new Map<string, CachedLayout>();
/** The last complete layout of each store view, shown while the backend fails. */
const goodLayouts = new Map<string, LayoutData>();
const backends = new Map<string, Backend>();
/**
 * By locale and time zone. A formatter holds messages only, and building its parts again took a tenth of each page's
 * time.
 */
const formatters = new Map<string, ShopIntl>();

export interface ServerContextOptions {
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Path of the request; begins with the code of a store view unless it is the one at the root of this host. */
  pathname: string;
  /** Origin of the shop. */
  publicUrl: string;
  settings: ShopSettings;
  /** Number of purges so far; layout data from before the last one is loaded again. */
  dataVersion: number;
  /** Makes CMS HTML safe. */
  sanitize(html: string, policy: ContentPolicy): string;
  /** Called with the error for which the last valid layout data is used. */
  reportError(error: unknown): void;
}

/**
 * Client, layout data and formatter for a request. Nothing in them belongs to a shopper: the server knows no tokens and
 * no carts, so one client serves all requests.
 */
export async function createServerContext({ pathname, ...options }: ServerContextOptions): Promise<ServerContext> {
  const { client, layout } = await findStoreViewAt(pathname, options);
  const intl = createFormatter(layout.store);
  // The words of Page Builder content come to the browser with what renders it.
  await Promise.all([
    intl.load(layoutMessages, contentMessages),
    ...[FooterIsland, SwitchersIsland].map((island) => island.fetch(intl.load)),
  ]);
  return { client, layout, intl };
}

function createFormatter({ locale, numberLocale, textLocale, timeZone }: LayoutData['store']): ShopIntl {
  const key = `${locale} ${numberLocale} ${timeZone}`;
  const formatter = formatters.get(key) ?? createShopIntl({ locale, numberLocale, textLocale, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

type StoreViewOptions = Omit<ServerContextOptions, 'pathname'>;

/** Finds the store view of a path: that of its code, or else the one at the root of this host. */
async function findStoreViewAt(
  pathname: string,
  options: StoreViewOptions,
): Promise<Pick<ServerContext, 'client' | 'layout'>> {
  const defaultView = await findStoreView(options, undefined, '');
  const { store, storeViews } = defaultView.layout;
  const { storeCode } = splitStoreCode(pathname, storeViews);
  // Its own host has another view at paths without a code.
  const isElsewhere = storeViews.some(({ isDefault }) => isDefault);
  const rootCode = isElsewhere ? storeViews.find(({ basePath }) => basePath === '')?.code : undefined;
  const code = storeCode ?? rootCode;
  if (code === undefined || (code === store.storeCode && !isElsewhere)) return defaultView;
  return findStoreView(options, code, code === rootCode ? '' : getShopPath(code));
}

/**
 * @param storeView code; undefined for the default one. Its own code may be any, also where another view has the code
 * `default`.
 */
async function findStoreView(
  { commerceUrl, publicUrl, settings, dataVersion, sanitize, reportError }: StoreViewOptions,
  storeView: string | undefined,
  basePath: string,
): Promise<Pick<ServerContext, 'client' | 'layout'>> {
  const client = await createStoreClient(commerceUrl, storeView);
  const load = () =>
    loadLayout({
      client,
      signal: AbortSignal.timeout(timeLimits.query),
      basePath,
      publicUrl,
      settings,
      sanitize,
    });
  const layout = await getCachedLayout(`${commerceUrl} ${publicUrl} ${storeView ?? ''}`, {
    dataVersion,
    load,
    reportError,
  });
  return { client, layout };
}

// A client needs the capabilities of the backend, so another client requests them first.
async function createStoreClient(commerceUrl: string, storeView: string | undefined): Promise<CommerceClient> {
  const backend: Backend = backends.get(commerceUrl) ?? {
    probe: createCapabilityProbe(createClient(commerceUrl, undefined)),
    clients: new Map(),
  };
  backends.set(commerceUrl, backend);
  const capabilities = await backend.probe();
  const known = backend.clients.get(storeView);
  if (known?.capabilities === capabilities) return known;
  const client = createClient(commerceUrl, storeView, capabilities);
  backend.clients.set(storeView, client);
  return client;
}

function createClient(commerceUrl: string, storeView: string | undefined, capabilities?: Capabilities): CommerceClient {
  return createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView, currency: undefined }),
    ...(capabilities && { capabilities }),
  });
}

function getCachedLayout(
  key: string,
  {
    dataVersion,
    load,
    reportError,
  }: Pick<ServerContextOptions, 'dataVersion' | 'reportError'> & { load: () => Promise<LayoutData> },
): Promise<LayoutData> {
  const known = layouts.get(key);
  const age = known?.dataVersion === dataVersion ? Date.now() - known.at : Infinity;
  if (known && age < layoutLifetime) return known.layout;
  const good = goodLayouts.get(key);
  // Its age starts again, so that not every request waits for a backend that is slow or down.
  const keepGood = (last: LayoutData) =>
    layouts.set(key, { at: Date.now(), dataVersion, layout: Promise.resolve(last) });
  const layout = load().then(
    (loaded) => {
      goodLayouts.set(key, loaded);
      keepGood(loaded);
      return loaded;
    },
    (error: unknown) => {
      if (!good) {
        layouts.delete(key);
        throw error;
      }
      keepGood(good);
      reportError(error);
      return good;
    },
  );
  if (good && age < staleLayoutLifetime) {
    keepGood(good);
    return Promise.resolve(good);
  }
  layouts.set(key, { at: Date.now(), dataVersion, layout });
  return layout;
}
