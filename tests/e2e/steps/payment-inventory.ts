import type { Page, Request } from '@playwright/test';
import inventory from '../../../storefront/src/checkout/payment/payment-page.inventory.json' with { type: 'json' };

/** A provider of the inventory. */
type Provider = keyof typeof inventory.providers;

/** All requests of the pages of a browser, from now on. */
export function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

const isListed = (entries: readonly { path: string }[], pathname: string) =>
  entries.some(({ path }) => new RegExp(path).test(pathname));

/** Whether a source of a content security policy names the host of an address. */
const covers = (source: string, { protocol, hostname, origin }: URL) =>
  source === origin ||
  (source.startsWith(`${protocol}//*.`) && hostname.endsWith(source.slice(`${protocol}//*`.length)));

/** What a request is in the terms of the inventory; null for what runs nothing: pages, styles, fonts. */
function getResourceKind(request: Request): 'script' | 'frame' | 'connection' | 'image' | null {
  const type = request.resourceType();
  if (type === 'document') return request.frame().parentFrame() === null ? null : 'frame';
  if (type === 'script' || type === 'image') return type;
  return ['fetch', 'xhr', 'websocket', 'eventsource', 'ping', 'other'].includes(type) ? 'connection' : null;
}

function isOwnListed(kind: ReturnType<typeof getResourceKind>, pathname: string): boolean {
  if (kind === null || kind === 'image') return true;
  return isListed(
    { script: inventory.scripts, frame: inventory.frames, connection: inventory.connections }[kind],
    pathname,
  );
}

/**
 * The requests that stand in no list of the payment page's inventory.
 *
 * @param providers that were chosen; the hosts of others are not listed then
 */
export function unlistedRequests(
  requests: readonly Request[],
  shopUrl: string,
  providers: readonly Provider[] = [],
): string[] {
  const entries = providers.flatMap((provider) => inventory.providers[provider].test);
  return requests.flatMap((request) => {
    const url = new URL(request.url());
    const kind = getResourceKind(request);
    const own = url.origin === new URL(shopUrl).origin;
    // The worker keeps the public pages that were visited, beside whatever page is open.
    const keepsPages = own && request.serviceWorker() !== null;
    const listed =
      keepsPages ||
      (own
        ? isOwnListed(kind, url.pathname)
        : url.protocol === 'data:' || entries.some((entry) => entry.kind === kind && covers(entry.origin, url)));
    return listed ? [] : [`${request.resourceType()} ${own ? url.pathname : request.url()}`];
  });
}
