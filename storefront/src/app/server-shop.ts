import { createCapabilityProbe, createCommerceClient, getShopPath, graphqlEndpoint, type Capabilities, type CommerceClient } from '../commerce/index.ts';
import { contentCatalogue } from '../content/index.ts';
import { createShopIntl, type ShopIntl } from '../i18n/index.ts';
import { FooterIsland } from './frame/footer-island.ts';
import type { FrameData } from './frame/frame-data.ts';
import { loadFrame } from './frame/load-frame.ts';
import { SwitchersIsland } from '../store-view/index.ts';
import { frameCatalogue } from './frame/messages.ts';
import { splitStoreCode } from './navigation/store-code.ts';

/** What every request on the server needs. */
export interface ServerShop {
  client: CommerceClient;
  frame: FrameData;
  intl: ShopIntl;
}

interface Backend {
  probe: ReturnType<typeof createCapabilityProbe>;
  /** By store view. */
  clients: Map<string, CommerceClient>;
}

interface CachedFrame {
  at: number;
  frame: Promise<FrameData>;
}

/** Time in ms for which one process shows the same menu and settings without asking again. */
const frameLifetime = 10_000;
const frames = new Map<string, CachedFrame>();
/** The last one of each that was whole, shown until the backend is back. */
const goodFrames = new Map<string, FrameData>();
const backends = new Map<string, Backend>();
/** By locale and time zone. A formatter holds messages only, and building its parts anew took a tenth of each page's time. */
const formatters = new Map<string, ShopIntl>();

export interface ServerShopOptions {
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Path of the request; begins with the code of a store view unless it is the default one. [RTE-15] */
  pathname: string;
  /** Address of the script that measures visits after consent; null for none. */
  measurementScript: string | null;
  /** Where the pictures of maps come from; null for no maps. */
  mapTiles: FrameData['mapTiles'];
  /** Hosts of the scripts that draw social walls. */
  socialHosts: readonly string[];
  /** Codes of payment methods that the merchant declares to be paid outside of the shop. */
  offlinePaymentMethods: readonly string[];
  /** Hosts from which content may load images and videos. */
  mediaHosts: readonly string[];
  /** Makes CMS HTML safe. */
  sanitize(html: string): string;
  /** Told why the last good frame stands in for a new one. */
  reportError(error: unknown): void;
}

/**
 * Client, frame data and formatter for a request. Nothing in them belongs to a shopper: the server knows no tokens and no
 * carts, so one client serves all requests.
 */
export async function createServerShop({ pathname, ...options }: ServerShopOptions): Promise<ServerShop> {
  const view = await viewOf(options, 'default');
  const { storeCode } = splitStoreCode(pathname, view.frame.storeViews);
  const other = storeCode !== null && storeCode !== view.frame.store.storeCode;
  const { client, frame } = other ? await viewOf(options, storeCode) : view;
  const intl = formatterOf(frame.store);
  // The words of Page Builder content come to the browser with what draws it.
  await Promise.all([intl.load(frameCatalogue, contentCatalogue), ...[FooterIsland, SwitchersIsland].map((island) => island.fetch(intl.load))]);
  return { client, frame, intl };
}

function formatterOf({ locale, timeZone }: FrameData['store']): ShopIntl {
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? createShopIntl({ locale, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** @param storeView code, or `default` for the view at paths without a code */
async function viewOf({ commerceUrl, measurementScript, mapTiles, socialHosts, mediaHosts, offlinePaymentMethods, sanitize, reportError }: Omit<ServerShopOptions, 'pathname'>, storeView: string): Promise<Pick<ServerShop, 'client' | 'frame'>> {
  const client = await clientOf(commerceUrl, storeView);
  const basePath = storeView === 'default' ? '' : getShopPath(storeView);
  const load = () => loadFrame({ client, signal: AbortSignal.timeout(10_000), basePath, measurementScript, mapTiles, socialHosts, mediaHosts, offlinePaymentMethods, sanitize });
  const frame = await frameOf(`${commerceUrl} ${storeView}`, load, reportError);
  return { client, frame };
}

// A client knows what the backend can do from the start, so it is asked by another one first.
async function clientOf(commerceUrl: string, storeView: string): Promise<CommerceClient> {
  const backend: Backend = backends.get(commerceUrl) ?? { probe: createCapabilityProbe(createClient(commerceUrl, 'default')), clients: new Map() };
  backends.set(commerceUrl, backend);
  const capabilities = await backend.probe();
  const known = backend.clients.get(storeView);
  if (known?.capabilities === capabilities) return known;
  const client = createClient(commerceUrl, storeView, capabilities);
  backend.clients.set(storeView, client);
  return client;
}

function createClient(commerceUrl: string, storeView: string, capabilities?: Capabilities): CommerceClient {
  return createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView, currency: undefined }),
    timeout: 10_000,
    ...(capabilities && { capabilities }),
  });
}

function frameOf(key: string, load: () => Promise<FrameData>, reportError: (error: unknown) => void): Promise<FrameData> {
  const known = frames.get(key);
  if (known && Date.now() - known.at < frameLifetime) return known.frame;
  const frame = load().then(
    (loaded) => {
      goodFrames.set(key, loaded);
      return loaded;
    },
    (error: unknown) => {
      const good = goodFrames.get(key);
      if (!good) {
        frames.delete(key);
        throw error;
      }
      // Its time begins anew, so that a backend that is down or hangs is not asked by every request.
      frames.set(key, { at: Date.now(), frame: Promise.resolve(good) });
      reportError(error);
      return good;
    },
  );
  frames.set(key, { at: Date.now(), frame });
  return frame;
}
