import { getShopPath, type ResultOf } from '../commerce/index.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';
import type { availableStoresQuery } from './store-view-operations.ts';
import { toBaseUrl } from './store-views.ts';

interface ShownView {
  storeCode: string;
  /** Base path of the store view. */
  basePath: string;
  /** Origin of the shop. */
  publicUrl: string;
  /** Of the website. */
  storeViews: readonly Pick<StoreView, 'basePath'>[];
}

/**
 * Returns the paths of the shop by the URLs at which the backend has the same pages, without scheme and slash at the
 * end: the base URL of the store view, with which Magento writes links, and the shop's own origin.
 */
export function toShopUrls(
  { availableStores }: ResultOf<typeof availableStoresQuery.document>,
  { storeCode, basePath, publicUrl, storeViews }: ShownView,
): Record<string, string> {
  const view = (availableStores ?? []).find((store) => store?.store_code === storeCode);
  const baseUrl = toBaseUrl(view?.secure_base_link_url);
  const base = baseUrl && `${baseUrl.host}${baseUrl.pathname}`.replace(/\/+$/, '');
  // A link may name a store view itself where the base URL does not.
  const namedViews =
    base === null || base.endsWith(getShopPath(storeCode)) ? [] : storeViews.filter((other) => other.basePath);
  return {
    [new URL(publicUrl).host]: '',
    ...(base !== null && { [base]: basePath }),
    ...Object.fromEntries(namedViews.map((other) => [`${base}${other.basePath}`, other.basePath])),
  };
}
