import { getShopPath, type ResultOf } from '../commerce/index.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';
import { splitStoreCode } from '../platform/navigation/store-code.ts';
import type { storeUrlsQuery } from './store-urls-query.ts';
import { toBaseUrl } from './store-views.ts';

interface PageFinder {
  /** URL of the backend. */
  commerceUrl: string;
  /** Code of the store view that names the URL. */
  storeCode: string;
  storeViews: readonly StoreView[];
}

/**
 * Finds the page of the shop for a URL of the backend. Below a URL that several store views have, it belongs to the one
 * that names it, or else to the default one. The URL may name a store view itself, as in Magento.
 *
 * @param target - URL with a host, e.g. `https://magento.example/de/boots.html`.
 * @returns Store view and path with query and fragment; null for a URL of any other site
 */
export function findShopPage(
  target: string,
  { availableStores }: ResultOf<typeof storeUrlsQuery.document>,
  { commerceUrl, storeCode, storeViews }: PageFinder,
): { view: StoreView; path: string } | null {
  const url = toBaseUrl(target);
  if (!url) return null;
  const isFirst = ({ code, basePath, isDefault }: StoreView) =>
    code === storeCode ? 2 : Number(isDefault ?? basePath === '');
  const views = [...storeViews].sort((one, other) => isFirst(other) - isFirst(one));
  const stores = views.map(({ code }) => availableStores?.find((store) => store?.store_code === code));
  const viewByKey = new Map<string, StoreView>();
  const add = (baseUrl: string | null | undefined, view: StoreView | undefined) => {
    const base = toBaseUrl(baseUrl);
    const key = base && toKey(base);
    if (key && view && !viewByKey.has(key)) viewByKey.set(key, view);
  };
  // The URLs of links are more precise: they end with the code of their store view.
  views.forEach((view, index) => add(stores[index]?.base_link_url, view));
  views.forEach((view, index) => add(stores[index]?.secure_base_link_url, view));
  views.forEach((view, index) => add(stores[index]?.base_url, view));
  views.forEach((view, index) => add(stores[index]?.secure_base_url, view));
  add(commerceUrl, views[0]);

  const address = url.host + url.pathname;
  const key = [...viewByKey.keys()]
    .filter((base) => `${address}/`.startsWith(`${base}/`))
    .sort((one, other) => other.length - one.length)[0];
  const view = key === undefined ? undefined : viewByKey.get(key);
  if (key === undefined || !view) return null;
  const rest = address.slice(key.length).replace(/^\/index\.php(?=\/|$)/, '') || '/';
  const named = key.endsWith(getShopPath(view.code)) ? null : splitStoreCode(rest, storeViews);
  return {
    view: storeViews.find(({ code }) => code === named?.storeCode) ?? view,
    path: (named?.pathname ?? rest) + url.search + url.hash,
  };
}

const toKey = ({ host, pathname }: URL) => `${host}${pathname}`.replace(/\/+$/, '');
