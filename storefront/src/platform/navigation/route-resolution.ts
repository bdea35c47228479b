import { parseShopUrl } from '../../commerce/index.ts';

/** The fields of a `route(url)` response that determine the page. */
export interface RouteResponse {
  type?: string | null;
  relative_url?: string | null;
  redirect_code?: number | null;
  uid?: string | null;
  sku?: string | null;
  id?: string | number | null;
  identifier?: string | null;
}

/** The resolution of a path. */
export type RouteResolution =
  | { outcome: 'product'; sku: string; uid: string }
  | { outcome: 'category'; uid: string }
  | { outcome: 'cms-page'; identifier: string }
  | { outcome: 'store'; identifier: string }
  | { outcome: 'store-list'; id: string }
  | { outcome: 'redirect'; location: string; status: RedirectStatus; external: boolean }
  | { outcome: 'not-found' };

const redirectStatuses = [301, 302, 303, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/**
 * Interprets the backend's response for a path. Magento redirects with 301 and 302; the others are supported, too. A
 * target that starts with `http` leaves the application; its host must be allowed. Anything else that the URL parser
 * would take to another origin (`//host`, backslashes, `javascript:`) counts as not found.
 *
 * @param answer null if the backend does not know the path
 * @param url the requested URL; a redirect keeps its query
 * @param allowedHosts external hosts to which the backend may redirect; null in the browser, which does not know them:
 * there, an external redirect loads the requested URL from the server, which decides
 */
export function interpretRoute(
  answer: RouteResponse | null,
  url: URL,
  allowedHosts: readonly string[] | null = [],
): RouteResolution {
  if (!answer) return { outcome: 'not-found' };
  const status = redirectStatuses.find((code) => code === answer.redirect_code);
  if (status) return interpretRedirect(answer.relative_url ?? '', status, url, allowedHosts);
  switch (answer.type) {
    case 'PRODUCT':
      return isPresent(answer.uid) && isPresent(answer.sku)
        ? { outcome: 'product', sku: answer.sku, uid: answer.uid }
        : { outcome: 'not-found' };
    case 'CATEGORY':
      return isPresent(answer.uid) ? { outcome: 'category', uid: answer.uid } : { outcome: 'not-found' };
    case 'CMS_PAGE':
      return isPresent(answer.identifier)
        ? { outcome: 'cms-page', identifier: answer.identifier }
        : { outcome: 'not-found' };
    case 'ABSO_STORE':
      return isPresent(answer.identifier)
        ? { outcome: 'store', identifier: answer.identifier }
        : { outcome: 'not-found' };
    case 'ABSO_STORE_LIST':
      return isPresent(answer.id) ? { outcome: 'store-list', id: String(answer.id) } : { outcome: 'not-found' };
    default:
      return { outcome: 'not-found' };
  }
}

// An id of 0 is an id.
function isPresent<Value>(value: Value | null | undefined | ''): value is Value {
  return value !== null && value !== undefined && value !== '';
}

function interpretRedirect(
  target: string,
  status: RedirectStatus,
  url: URL,
  allowedHosts: readonly string[] | null,
): RouteResolution {
  const location = /^https?:/i.test(target) ? target : parseShopUrl(target);
  if (location === null || !URL.canParse(location, url.origin)) return { outcome: 'not-found' };
  const resolved = new URL(location, url.origin);
  if (resolved.origin === url.origin) {
    const path = `${resolved.pathname}${resolved.search || url.search}${resolved.hash}`;
    // A path that starts with two slashes would be read as a host.
    return path.startsWith('//')
      ? { outcome: 'not-found' }
      : { outcome: 'redirect', location: path, status, external: false };
  }
  const leaves = /^https?:$/.test(resolved.protocol) && !resolved.username && /^https?:/i.test(target);
  if (!leaves || (allowedHosts && !allowedHosts.includes(resolved.host))) return { outcome: 'not-found' };
  return { outcome: 'redirect', location: allowedHosts ? resolved.href : url.href, status, external: true };
}
