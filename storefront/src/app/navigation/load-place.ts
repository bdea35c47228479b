import { CommerceError, execute, viewKey, type CommerceAnswer, type CommerceClient, type Query, type StoredView } from '../../commerce/index.ts';
import type { ShopIntl } from '../../i18n/index.ts';
import type { FrameData } from '../frame/frame-data.ts';
import type { LoadPlace } from './browser-navigation.ts';
import { matchFixedRoute } from './fixed-routes.ts';
import type { LoadContext } from './load-context.ts';
import type { LoadedPage } from './page.tsx';
import type { PageHosts } from './page-hosts.ts';
import { PageNotFound } from './page-not-found.ts';
import { pageSources, type PageKind, type PageParams } from './page-kinds.ts';
import { resolveUrlQuery } from './resolve-url.ts';
import { interpretRoute, type RouteResolution } from './route-resolution.ts';
import { splitStoreCode, withBasePath } from './store-code.ts';

export interface PlaceLoaderOptions {
  client: CommerceClient;
  frame: FrameData;
  /** Formatter, which gets the messages of a page before the page is loaded. */
  intl: ShopIntl;
  /** Hosts besides the shop's own to which the backend may redirect; null in the browser, see `interpretRoute`. */
  allowedHosts: readonly string[] | null;
  /** Further hosts that the policy of this document lets through. Default: none, or any on the server, which makes the policy. */
  documentHosts?: PageHosts | undefined;
  /** Answer that the hooks have got before. Default: none. */
  known?: <Result, Variables extends object>(query: Query<Result, Variables>, variables: Variables) => CommerceAnswer<Result> | undefined;
  /** Gets every answer that the hooks of the page will ask for. */
  share(view: StoredView): void;
  /** Gets the cause of an internal error. */
  reportError(error: unknown): void;
}

type Redirect = Extract<RouteResolution, { outcome: 'redirect' }>;

/** Redirects in a row that are followed before the address counts as failed (decision OPN-96). */
export const redirectLimit = 5;

interface Target {
  kind: PageKind;
  load(context: LoadContext): Promise<LoadedPage>;
}

/**
 * Creates the function that resolves a URL and loads its page; the same on the server and in the browser. The function renders errors as a
 * page, except for a backend that the browser cannot reach: it then throws a `CommerceError` of kind `network`.
 */
export function createPlaceLoader(options: PlaceLoaderOptions): LoadPlace {
  const { client, frame, allowedHosts, documentHosts, intl, known, share, reportError } = options;

  const target = <Kind extends PageKind>(kind: Kind, params: PageParams[Kind]): Target => ({
    kind,
    load: async (context) => {
      const { page } = await pageSources[kind].import();
      await intl.load(...page.catalogues);
      return page.load(params, context);
    },
  });

  // A chain of redirects is one: its end with the status of its beginning.
  async function follow(redirect: Redirect, url: URL, signal: AbortSignal, hops: number): Promise<Target | Redirect> {
    if (redirect.external) return redirect;
    if (hops === redirectLimit) throw new Error(`The address redirects more than ${redirectLimit} times.`);
    const next = new URL(redirect.location, url.origin);
    const end = await find(next, splitStoreCode(next.pathname, frame.storeViews).pathname, signal, hops + 1);
    return 'outcome' in end ? { ...end, status: redirect.status } : { ...redirect, location: withBasePath(frame.basePath, redirect.location, frame.storeViews) };
  }

  async function find(url: URL, pathname: string, signal: AbortSignal, hops = 0): Promise<Target | Redirect> {
    const fixed = matchFixedRoute(pathname);
    if (fixed) return target(fixed.kind, fixed.params);
    const { data } = await execute(client, resolveUrlQuery, { url: pathname }, { signal });
    const route = interpretRoute(data.route, url, allowedHosts);
    switch (route.outcome) {
      case 'redirect':
        return follow(route, url, signal, hops);
      case 'product':
        return target('product', { sku: route.sku });
      case 'category':
        return target('category', { uid: route.uid });
      case 'cms-page':
        return target('cms-page', { identifier: route.identifier });
      case 'store':
        return target('store', { identifier: route.identifier });
      case 'store-list':
        return target('store-list', {});
      case 'not-found':
        return target('not-found', {});
    }
  }

  return async (url, { signal, onKind }) => {
    const { pathname } = splitStoreCode(url.pathname, frame.storeViews);
    const context: LoadContext = {
      url,
      pathname,
      root: url.origin + frame.basePath,
      signal,
      intl: intl.intl,
      frame,
      fetch: async (query, variables) => (await execute(client, query, variables, { signal })).data,
      query: async (query, variables, { policy = 'network-only' } = {}) => {
        const held = policy === 'cache-first' ? known?.(query, variables) : undefined;
        if (held) return held.data;
        const answer = await execute(client, query, variables, { signal });
        share([viewKey({ storeView: frame.store.storeCode, epoch: 0 }, query, variables), answer]);
        return answer.data;
      },
    };
    try {
      const found = await find(url, pathname, signal);
      if ('outcome' in found) return found;
      onKind(found.kind);
      const page = await found.load(context);
      // The policy of this document does not let the page's hosts through: it opens in one of its own.
      if (allowedHosts === null && page.state.hosts && JSON.stringify(page.state.hosts) !== JSON.stringify(documentHosts)) return { outcome: 'redirect', location: url.href, status: 302, external: true };
      return { outcome: 'page', kind: found.kind, page };
    } catch (error) {
      if (signal.aborted) throw error;
      // The browser cannot reach the backend, e.g. because an extension blocks it; the server can, and renders the page.
      if (allowedHosts === null && error instanceof CommerceError && error.kind === 'network') throw error;
      const missing = error instanceof PageNotFound;
      if (!missing) reportError(error);
      const instead = missing ? target('not-found', {}) : target('internal-error', {});
      return { outcome: 'page', kind: instead.kind, page: await instead.load(context) };
    }
  };
}
