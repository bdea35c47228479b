import { execute, viewKey, type CommerceClient, type StoredView } from '../../commerce/index.ts';
import type { ShopIntl } from '../../i18n/index.ts';
import type { FrameData } from '../frame/frame-data.ts';
import type { LoadPlace } from './browser-navigation.ts';
import { matchFixedRoute } from './fixed-routes.ts';
import type { LoadContext } from './load-context.ts';
import type { LoadedPage } from './page.tsx';
import { pageSources, type PageKind, type PageParams } from './page-kinds.ts';
import { resolveUrlQuery, resolveUrlStockQuery } from './resolve-url.ts';
import { interpretRoute } from './route-resolution.ts';
import { splitStoreCode } from './store-code.ts';

export interface PlaceLoaderOptions {
  client: CommerceClient;
  frame: FrameData;
  /** Formatter, which gets the messages of a page before the page is loaded. */
  intl: ShopIntl;
  /** Hosts besides the shop's own to which the backend may redirect. */
  allowedHosts: readonly string[];
  /** Gets every answer that the hooks of the page will ask for. */
  share(view: StoredView): void;
  /** Gets the cause of an internal error. */
  reportError(error: unknown): void;
}

/** Makes the function that finds out what stands at an address and loads it; the same on the server and in the browser. */
export function createPlaceLoader(options: PlaceLoaderOptions): LoadPlace {
  const { client, frame, allowedHosts, intl, share, reportError } = options;

  async function find(url: URL, pathname: string, signal: AbortSignal) {
    const fixed = matchFixedRoute(pathname);
    if (fixed) return { outcome: 'page', target: { kind: fixed, params: {} } } as const;
    const extended = frame.capabilities.includes('superLink') && frame.capabilities.includes('storeLocator');
    const query = extended ? resolveUrlQuery : resolveUrlStockQuery;
    const { data } = await execute(client, query, { url: pathname }, { signal });
    const route = interpretRoute(data.route, url, allowedHosts);
    switch (route.outcome) {
      case 'redirect':
        return route;
      case 'product':
        return { outcome: 'page', target: { kind: 'product', params: { sku: route.sku } } } as const;
      case 'category':
        return { outcome: 'page', target: { kind: 'category', params: { uid: route.uid } } } as const;
      case 'cms-page':
        return { outcome: 'page', target: { kind: 'cms-page', params: { identifier: route.identifier } } } as const;
      case 'store':
        return { outcome: 'page', target: { kind: 'store', params: { identifier: route.identifier } } } as const;
      case 'store-list':
        return { outcome: 'page', target: { kind: 'store-list', params: {} } } as const;
      case 'not-found':
        return { outcome: 'page', target: { kind: 'not-found', params: {} } } as const;
    }
  }

  async function loadTarget<Kind extends PageKind>(
    { kind, params }: { kind: Kind; params: PageParams[Kind] },
    context: LoadContext,
  ): Promise<LoadedPage> {
    const { page } = await pageSources[kind].import();
    await intl.load(...page.catalogues);
    return page.load(params, context);
  }

  return async (url, { signal, onKind }) => {
    const { pathname } = splitStoreCode(url.pathname, frame.storeCodes);
    const context: LoadContext = {
      url,
      pathname,
      signal,
      intl: intl.intl,
      frame,
      fetch: async (query, variables) => (await execute(client, query, variables, { signal })).data,
      query: async (query, variables) => {
        const answer = await execute(client, query, variables, { signal });
        share([viewKey({ storeView: frame.store.storeCode, epoch: 0 }, query, variables), answer]);
        return answer.data;
      },
    };
    try {
      const found = await find(url, pathname, signal);
      if (found.outcome === 'redirect') return found;
      onKind(found.target.kind);
      return { outcome: 'page', kind: found.target.kind, page: await loadTarget(found.target, context) };
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof PageNotFound) {
        return { outcome: 'page', kind: 'not-found', page: await loadTarget({ kind: 'not-found', params: {} }, context) };
      }
      reportError(error);
      return { outcome: 'page', kind: 'internal-error', page: await loadTarget({ kind: 'internal-error', params: {} }, context) };
    }
  };
}

/** Thrown by a page's loader when what the route promised does not exist. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
