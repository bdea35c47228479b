import {
  CommerceError,
  execute,
  getQueryKey,
  type CommerceResult,
  type CommerceClient,
  type CommerceErrorKind,
  type Query,
  type CachedQuery,
  timeLimits,
} from '../commerce/index.ts';
import type { ShopIntl } from '../i18n/index.ts';
import { guessRoute } from './guess-route.ts';
import { matchStaticRoute, routes, type RouteName, type RouteParams } from './routes.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import type { LoadRoute } from '../platform/navigation/navigation-types.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { LoadedPage } from '../platform/navigation/page.tsx';
import type { CspSources } from '../platform/navigation/csp-sources.ts';
import { fetchRoute } from '../platform/navigation/fetch-route.ts';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { resolveUrlQuery } from '../platform/navigation/resolve-url.ts';
import { interpretRoute, type RouteResolution, type RouteResponse } from '../platform/navigation/route-resolution.ts';
import { splitStoreCode, withBasePath } from '../platform/navigation/store-code.ts';

export interface RouteLoaderOptions {
  client: CommerceClient;
  layout: LayoutData;
  /** Formatter, which gets the messages of a page before the page is loaded. */
  intl: ShopIntl;
  /** Hosts besides the shop's own to which the backend may redirect; null in the browser, see `interpretRoute`. */
  allowedHosts: readonly string[] | null;
  /** Resolves a redirect to a URL of the backend, on the server; null for any other route. Default: there is none. */
  resolveShopRedirect?: (answer: RouteResponse, url: URL, signal: AbortSignal) => Promise<RouteResolution | null>;
  /** Guest cart that the browser has in a cookie. Default: none; the browser itself has it in its storage. */
  cartId?: string | null;
  /**
   * Further hosts that the policy of this document lets through. Default: none, or any on the server, which makes the
   * policy.
   */
  documentHosts?: CspSources | undefined;
  /** Answer that the hooks have got before. Default: none. */
  known?: <Result, Variables extends object>(
    query: Query<Result, Variables>,
    variables: Variables,
  ) => CommerceResult<Result> | undefined;
  /** Gets every answer that the hooks of the page will ask for. */
  share(view: CachedQuery): void;
  /** Key of the session; what arrives in another one is not shared. Default: one session */
  getSessionKey?: () => unknown;
  /** Gets the cause of an internal error. */
  reportError(error: unknown): void;
}

/** Resolves a URL of the shop and loads its page; see `LoadRoute`. */
export type LoadShopRoute = (
  ...parameters: Parameters<LoadRoute>
) => Promise<
  { outcome: 'page'; name: RouteName; page: LoadedPage } | Exclude<Awaited<ReturnType<LoadRoute>>, { outcome: 'page' }>
>;

type Redirect = Extract<RouteResolution, { outcome: 'redirect' }>;

/** Redirects in a row that are followed before the address counts as failed. */
export const redirectLimit = 5;

const unreachableKinds: readonly CommerceErrorKind[] = ['network', 'timeout', 'unavailable'];

interface Target {
  name: RouteName;
  /** Surrogate key of the entity that the page shows; absent for pages that the backend has no path for. */
  tag?: string;
  load(context: LoadContext): Promise<LoadedPage>;
}

/** A page that is loaded while its path is still being looked up. */
interface EarlyPage {
  /** Returns the page if it is the target's; undefined if the target has to be loaded. */
  take(target: Target): Promise<LoadedPage | undefined>;
  abandon(): void;
}

/**
 * Creates the function that resolves a URL and loads its page; the same on the server and in the browser. The function
 * renders errors as a page, except for a backend that the browser cannot reach or that fails: it then throws the
 * `CommerceError`.
 */
export function createRouteLoader(options: RouteLoaderOptions): LoadShopRoute {
  const {
    client,
    layout,
    allowedHosts,
    documentHosts,
    intl,
    known,
    reportError,
    getSessionKey,
    cartId = null,
  } = options;
  const sessionKey = getSessionKey?.();
  const share = (query: CachedQuery) => {
    if (sessionKey === getSessionKey?.()) options.share(query);
  };

  // On the server, the time of the whole page is limited.
  const timeout = allowedHosts === null ? timeLimits.pageQuery : undefined;

  const target = <Name extends RouteName>(name: Name, params: RouteParams[Name], tag?: string): Target => ({
    name,
    ...(tag !== undefined && { tag }),
    load: async (context) => {
      const { page } = await routes[name].load();
      await intl.load(...page.messageCatalogs);
      const loaded = await page.load(params, context);
      await intl.load(...loaded.messageCatalogs);
      return loaded;
    },
  });

  /** Adds the functions that fetch; `keep` gets every answer that the hooks of the page will ask for. */
  const withQueries = (
    context: Omit<LoadContext, 'fetch' | 'query'>,
    keep: (query: CachedQuery) => void,
  ): LoadContext => ({
    ...context,
    fetch: async (query, variables) =>
      (await execute(client, query, variables, { signal: context.signal, timeout })).data,
    query: async (query, variables, { policy = 'network-only' } = {}) => {
      const held = policy === 'cache-first' ? known?.(query, variables) : undefined;
      if (held) return held.data;
      const answer = await execute(client, query, variables, { signal: context.signal, timeout });
      keep([getQueryKey({ storeView: layout.store.storeCode, epoch: 0 }, query, variables), answer]);
      return answer.data;
    },
  });

  // A chain of redirects is one: its end with the status of its beginning.
  async function follow(redirect: Redirect, url: URL, signal: AbortSignal, hops: number): Promise<Target | Redirect> {
    if (redirect.external) return redirect;
    if (hops === redirectLimit) throw new Error(`The address redirects more than ${redirectLimit} times.`);
    const next = new URL(redirect.location, url.origin);
    const end = await find(next, splitStoreCode(next.pathname, layout.storeViews).pathname, signal, hops + 1);
    return 'outcome' in end
      ? { ...end, status: redirect.status }
      : { ...redirect, location: withBasePath(layout.basePath, redirect.location, layout.storeViews) };
  }

  function loadEarly(pathname: string, context: LoadContext): EarlyPage | null {
    const guess = matchStaticRoute(pathname) ? null : guessRoute(pathname, layout);
    if (!guess) return null;
    const abort = new AbortController();
    const abandon = () => abort.abort();
    context.signal.addEventListener('abort', abandon);
    const shared: CachedQuery[] = [];
    const loading = target(guess.name, guess.params).load(
      withQueries({ ...context, signal: abort.signal }, (query) => shared.push(query)),
    );
    // What becomes of it matters only once the path is known.
    loading.catch(() => undefined);
    return {
      take: async ({ name, tag }) => {
        if (name !== guess.name || tag === undefined) {
          abandon();
          return undefined;
        }
        const page = await loading.catch((error: unknown) => {
          if (error instanceof PageNotFoundError) return null;
          throw error;
        });
        if (!page?.state.cacheTags?.includes(tag)) return undefined;
        shared.forEach(share);
        return page;
      },
      abandon,
    };
  }

  async function find(url: URL, pathname: string, signal: AbortSignal, hops = 0): Promise<Target | Redirect> {
    const fixed = matchStaticRoute(pathname);
    if (fixed) return target(fixed.name, fixed.params);
    const found = await fetchRoute(client, resolveUrlQuery, pathname, { signal, timeout });
    const route =
      (found && (await options.resolveShopRedirect?.(found, url, signal))) ?? interpretRoute(found, url, allowedHosts);
    switch (route.outcome) {
      case 'redirect':
        return follow(route, url, signal, hops);
      case 'product':
        return target('product', { sku: route.sku }, `cat_p_${route.uid}`);
      case 'category':
        return target('category', { uid: route.uid }, `cat_c_${route.uid}`);
      case 'cms-page':
        return target('cms-page', { identifier: route.identifier }, `cms_p_${route.identifier}`);
      case 'store':
        return target('store', { identifier: route.identifier });
      case 'store-list':
        return target('store-list', {});
      case 'not-found': {
        // Few visits need it, and the first load of the browser has no byte for it.
        const { resolveMagentoPath } = await import('./resolve-magento-path.ts');
        const location = resolveMagentoPath(pathname, url.search);
        if (location === null) return target('not-found', {});
        return follow({ outcome: 'redirect', location, status: 301, external: false }, url, signal, hops);
      }
    }
  }

  return async (url, { signal, onRouteMatch }) => {
    if (allowedHosts === null && layout.isReduced)
      return { outcome: 'redirect', location: url.href, status: 302, external: true };
    const { pathname } = splitStoreCode(url.pathname, layout.storeViews);
    const context = withQueries(
      {
        url,
        pathname,
        root: url.origin + layout.basePath,
        signal,
        intl: intl.intl,
        layout,
        cartId,
      },
      share,
    );
    const early = loadEarly(pathname, context);
    try {
      const found = await find(url, pathname, signal);
      if ('outcome' in found) {
        early?.abandon();
        return found;
      }
      onRouteMatch(found.name);
      const page = (await early?.take(found)) ?? (await found.load(context));
      // The content security policy of this document blocks hosts of the page, so it opens in a new document.
      if (
        allowedHosts === null &&
        page.state.hosts &&
        JSON.stringify(page.state.hosts) !== JSON.stringify(documentHosts)
      )
        return { outcome: 'redirect', location: url.href, status: 302, external: true };
      return { outcome: 'page', name: found.name, page };
    } catch (error) {
      early?.abandon();
      if (signal.aborted) throw error;
      // An extension may keep the browser from the backend, and the server renders the page; while the backend fails,
      // it may have a copy.
      if (allowedHosts === null && error instanceof CommerceError && unreachableKinds.includes(error.kind)) throw error;
      const missing = error instanceof PageNotFoundError;
      if (!missing) reportError(error);
      const instead = missing ? target('not-found', {}) : target('internal-error', {});
      return { outcome: 'page', name: instead.name, page: await instead.load(context) };
    }
  };
}
