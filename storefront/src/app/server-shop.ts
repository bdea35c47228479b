import { createCapabilityProbe, createCommerceClient, graphqlEndpoint, type Capabilities, type CommerceClient } from '../commerce/index.ts';
import { createShopIntl, type ShopIntl } from '../i18n/index.ts';
import type { FrameData } from './frame/frame-data.ts';
import { loadFrame } from './frame/load-frame.ts';
import { frameCatalogue } from './frame/messages.ts';

/** What every request on the server needs. */
export interface ServerShop {
  client: CommerceClient;
  frame: FrameData;
  intl: ShopIntl;
}

interface Backend {
  probe: ReturnType<typeof createCapabilityProbe>;
  client?: CommerceClient;
}

interface CachedFrame {
  at: number;
  frame: Promise<FrameData>;
}

/** Time in ms for which one process shows the same menu and settings without asking again. */
const frameLifetime = 10_000;
const frames = new Map<string, CachedFrame>();
const backends = new Map<string, Backend>();

/**
 * Client, frame data and formatter for a request. Nothing in them belongs to a shopper: the server knows no tokens and no
 * carts, so one client serves all requests.
 *
 * @param sanitize makes CMS HTML safe
 */
export async function createServerShop(commerceUrl: string, sanitize: (html: string) => string): Promise<ServerShop> {
  const client = await clientOf(commerceUrl);
  const frame = await frameOf(commerceUrl, () => loadFrame({ client, signal: AbortSignal.timeout(10_000), sanitize }));
  const intl = createShopIntl({ locale: frame.store.locale, timeZone: frame.store.timeZone });
  await intl.load(frameCatalogue);
  return { client, frame, intl };
}

// A client knows what the backend can do from the start, so it is asked by another one first.
async function clientOf(commerceUrl: string): Promise<CommerceClient> {
  const backend = backends.get(commerceUrl) ?? { probe: createCapabilityProbe(createClient(commerceUrl)) };
  backends.set(commerceUrl, backend);
  const capabilities = await backend.probe();
  if (backend.client?.capabilities !== capabilities) backend.client = createClient(commerceUrl, capabilities);
  return backend.client;
}

function createClient(commerceUrl: string, capabilities?: Capabilities): CommerceClient {
  return createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
    timeout: 10_000,
    ...(capabilities && { capabilities }),
  });
}

function frameOf(commerceUrl: string, load: () => Promise<FrameData>): Promise<FrameData> {
  const known = frames.get(commerceUrl);
  if (known && Date.now() - known.at < frameLifetime) return known.frame;
  const frame = load();
  frames.set(commerceUrl, { at: Date.now(), frame });
  // A failure is not kept; until the backend is back, the last good frame is shown.
  frame.catch(() => (known ? frames.set(commerceUrl, { at: Date.now(), frame: known.frame }) : frames.delete(commerceUrl)));
  return frame;
}
