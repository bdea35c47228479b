import { execute, type CommerceClient } from '../commerce/index.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import { interpretRoute, type RouteResolution, type RouteResponse } from '../platform/navigation/route-resolution.ts';
import { findShopPage } from './find-shop-page.ts';
import { storeUrlsQuery } from './store-urls-query.ts';
import { getViewBase } from './store-views.ts';

interface ShopRedirectOptions {
  client: CommerceClient;
  /** URL of the backend. */
  commerceUrl: string;
  layout: Pick<LayoutData, 'store' | 'storeViews'>;
}

/**
 * Resolves a redirect to a URL of the backend, which Magento writes with a host of its own, to the page of the shop. For
 * the server only.
 *
 * @param url - Requested URL.
 * @returns null for any other route: `interpretRoute` resolves it
 * @throws CommerceError where the backend does not tell its URLs
 */
export async function resolveShopRedirect(
  answer: RouteResponse,
  url: URL,
  signal: AbortSignal,
  { client, commerceUrl, layout: { store, storeViews } }: ShopRedirectOptions,
): Promise<RouteResolution | null> {
  const target = answer.relative_url ?? '';
  if (!answer.redirect_code || !/^https?:/i.test(target)) return null;
  const { data } = await execute(client, storeUrlsQuery, {}, { signal });
  const page = findShopPage(target, data, { commerceUrl, storeCode: store.storeCode, storeViews });
  if (!page) return null;
  const route = interpretRoute({ ...answer, relative_url: page.path }, url);
  // A file is no page: it has one path for all store views.
  const isFile = page.path.startsWith('/media/');
  if (route.outcome !== 'redirect' || (page.view.code === store.storeCode && !isFile)) return route;
  const base = isFile ? url.origin : new URL(getViewBase(page.view), url.origin).href.replace(/\/$/, '');
  return { ...route, location: base + route.location, external: true };
}
