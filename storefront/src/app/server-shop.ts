import { createCapabilityProbe, createCommerceClient, graphqlEndpoint, type CommerceClient } from '../commerce/index.ts';
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

interface CachedFrame {
  at: number;
  frame: Promise<FrameData>;
}

/** Time in ms for which one process shows the same menu and settings without asking again. */
const frameLifetime = 10_000;
const frames = new Map<string, CachedFrame>();
const clients = new Map<string, { client: CommerceClient; capabilities: ReturnType<typeof createCapabilityProbe> }>();

/**
 * Client, frame data and formatter for a request. Nothing in them belongs to a shopper: the server knows no tokens and no
 * carts, so one client serves all requests.
 *
 * @param sanitize makes CMS HTML safe
 */
export async function createServerShop(commerceUrl: string, sanitize: (html: string) => string): Promise<ServerShop> {
  const { client, capabilities } = clientOf(commerceUrl);
  const frame = await frameOf(commerceUrl, async () =>
    loadFrame({ client, capabilities: await capabilities(), signal: AbortSignal.timeout(10_000), sanitize }),
  );
  const intl = createShopIntl({ locale: frame.store.locale, timeZone: frame.store.timeZone });
  await intl.load(frameCatalogue);
  return { client, frame, intl };
}

function clientOf(commerceUrl: string) {
  const known = clients.get(commerceUrl);
  if (known) return known;
  const client = createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
    timeout: 10_000,
  });
  const created = { client, capabilities: createCapabilityProbe(client) };
  clients.set(commerceUrl, created);
  return created;
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
