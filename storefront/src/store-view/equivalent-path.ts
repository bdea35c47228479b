import {
  createCommerceClient,
  execute,
  getShopPath,
  parseShopUrl,
  type CommerceClientOptions,
} from '../commerce/index.ts';
import { fetchRoute } from '../platform/navigation/fetch-route.ts';
import {
  categoryAddressQuery,
  productAddressQuery,
  storeEntityQuery,
  storeRouteQuery,
} from './store-view-operations.ts';

export interface EquivalentPathOptions {
  /** Code of the store view in which the path is known. */
  current: string;
  /** Code of the store view that is changed to. */
  storeView: string;
  /** Says whether the shop itself defines a path, so that it is the same in every store view. */
  isStaticRoute(pathname: string): boolean;
  /** How the backend is reached; see `CommerceClientOptions`. */
  client: Pick<CommerceClientOptions, 'endpoint' | 'capabilities' | 'fetch' | 'timeout'>;
  signal?: AbortSignal;
}

type LookUpOptions = Omit<EquivalentPathOptions, 'isStaticRoute'>;

// The caller is told of a failure.
const createClient = (client: EquivalentPathOptions['client'], storeView: string) =>
  createCommerceClient({
    ...client,
    log: () => undefined,
    identity: () => ({ token: undefined, storeView, currency: undefined }),
  });

/**
 * Path of the same page in another store view: empty for home, the same for a fixed route, otherwise what the backend
 * says when it is asked for the path with the `Store` header of that view. Stock Magento knows the
 * paths of the asked view only: there the product or category is looked up by what names it in every view.
 *
 * @param pathname without store code
 * @returns with leading slash unless empty; null for a page that the other view does not have
 * @throws CommerceError
 */
export async function equivalentPath(
  pathname: string,
  { isStaticRoute, ...options }: EquivalentPathOptions,
): Promise<string | null> {
  if (pathname === '/' || pathname === '') return '';
  if (isStaticRoute(pathname)) return pathname;
  const { client, storeView, signal } = options;
  const route = await fetchRoute(createClient(client, storeView), storeRouteQuery, pathname, { signal });
  if (!route) return translatedPath(pathname, options);
  const target = route.relative_url;
  // Another host is no page of that view, whatever the backend says.
  return target ? parseShopUrl(target) : null;
}

/**
 * Path in another store view of the product or category that is at a path of the current one.
 *
 * @returns with leading slash; null where nothing else is at the path, or where the other view does not have it
 * @throws CommerceError
 */
export async function translatedPath(
  pathname: string,
  { current, storeView, client, signal }: LookUpOptions,
): Promise<string | null> {
  const route = await fetchRoute(createClient(client, current), storeEntityQuery, pathname, { signal });
  const target = createClient(client, storeView);
  if (route && 'sku' in route && route.sku) {
    const { data } = await execute(target, productAddressQuery, { sku: route.sku }, { signal });
    const product = data.products?.items?.[0];
    return product?.url_key ? getShopPath(product.url_key, product.url_suffix) : null;
  }
  if (route && 'uid' in route && route.uid) {
    const { data } = await execute(target, categoryAddressQuery, { uid: route.uid }, { signal });
    const category = data.categories?.items?.[0];
    return category?.url_path ? getShopPath(category.url_path, category.url_suffix) : null;
  }
  return null;
}
