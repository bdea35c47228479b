import { createCommerceClient, execute, type CommerceClientOptions } from '../commerce/index.ts';
import { storeRouteQuery } from './store-view-operations.ts';

export interface EquivalentPathOptions {
  /** Code of the store view that is changed to. */
  storeView: string;
  /** Says whether the shop itself defines a path, so that it is the same in every store view. */
  isFixedRoute(pathname: string): boolean;
  /** How the backend is reached; see `CommerceClientOptions`. */
  client: Pick<CommerceClientOptions, 'endpoint' | 'capabilities' | 'fetch' | 'timeout'>;
  signal?: AbortSignal;
}

/**
 * Path of the same page in another store view: empty for home, the same for a fixed route, otherwise what the backend says
 * when it is asked for the path with the `Store` header of that view. [STO-06 to STO-09]
 *
 * @param pathname without store code
 * @returns with leading slash unless empty; null for a page that the other view does not have
 * @throws CommerceError
 */
export async function equivalentPath(pathname: string, { storeView, isFixedRoute, client, signal }: EquivalentPathOptions): Promise<string | null> {
  if (pathname === '/' || pathname === '') return '';
  if (isFixedRoute(pathname)) return pathname;
  // The caller is told of a failure.
  const inView = createCommerceClient({ ...client, log: () => undefined, identity: () => ({ token: undefined, storeView, currency: undefined }) });
  const { data } = await execute(inView, storeRouteQuery, { url: pathname }, { signal });
  const target = data.route?.relative_url;
  // Another host is no page of that view, whatever the backend says.
  return target ? ownPath(target) : null;
}

/** A target of the backend as a path of the shop; null when a browser would read it as anything else. */
function ownPath(target: string): string | null {
  const path = `/${target.replace(/^\//, '')}`;
  const base = 'https://shop.invalid';
  if (/^https?:/i.test(target) || !URL.canParse(path, base)) return null;
  const { origin, pathname } = new URL(path, base);
  return origin === base && !pathname.startsWith('//') ? path : null;
}
