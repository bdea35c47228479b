import { sanitizeHtml } from '@witryna/page-builder/parser';
import { getMediaOrigin } from '../media/index.ts';
import { parseCartCookie } from '../cart/index.ts';
import { createQueryCache, graphqlEndpoint, timeLimits, withDeadline, type CachedQuery } from '../commerce/index.ts';
import { localeTag } from '../i18n/index.ts';
import { findAlternatePages, pathFromOtherViews, resolveShopRedirect } from '../store-view/index.ts';
import { answerPost } from './answer-post.ts';
import { getCacheHeaders } from './cache-headers.ts';
import { cacheTags } from './cache-tags.ts';
import { getAddressRedirect } from './get-address-redirect.ts';
import { getAlternates } from './get-alternates.ts';
import { toErrorPageLayout } from './layout/error-page-layout.ts';
import type { ShopSettings } from '../platform/layout/shop-settings.ts';
import { getCanonicalPath } from './get-canonical-path.ts';
import { createRouteLoader } from './load-route.ts';
import { listPageModules } from './list-page-modules.ts';
import { renderPageMarkup } from './render-page-markup.tsx';
import { getHeadElements, headHtml } from '../platform/navigation/metadata-html.ts';
import { redirectTo, type RenderedPage } from './rendered-page.ts';
import { matchStaticRoute, routes } from './routes.ts';
import { splitStoreCode } from '../platform/navigation/store-code.ts';
import { submitPost, type PostRequest } from './submit-post.ts';
import { createServerContext } from './server-context.ts';

export type { RenderedPage } from './rendered-page.ts';

export interface RenderRequest {
  /** Public address of the page. */
  url: URL;
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Hosts besides the shop's own to which the backend may redirect. */
  allowedHosts: readonly string[];
  settings: ShopSettings;
  /** Form that was posted to the page; absent when the page is opened. */
  post?: PostRequest | undefined;
  /** `Cookie` header of the request; only the page of the cart depends on it. */
  cookies: string | undefined;
  signal: AbortSignal;
  /** Number of purges so far; layout data from before the last one is loaded again. */
  dataVersion: number;
  reportError(error: unknown): void;
}

/** Renders the page of a URL: matches its route, loads it and returns the markup with its status. */
export async function render({
  url,
  commerceUrl,
  allowedHosts,
  settings,
  post,
  cookies,
  signal,
  dataVersion,
  reportError,
}: RenderRequest): Promise<RenderedPage> {
  // The backend overlooks repeated slashes; in a link made of the path, two at the start would name another host.
  const canonicalPath = getCanonicalPath(url.pathname);
  if (url.pathname !== canonicalPath) return redirectTo(canonicalPath + url.search, 301);
  const { client, layout, intl } = await createServerContext({
    commerceUrl,
    pathname: url.pathname,
    publicUrl: url.origin,
    settings,
    dataVersion,
    sanitize: sanitizeHtml,
    reportError,
  });
  const { storeCode, pathname } = splitStoreCode(url.pathname, layout.storeViews);
  const addressRedirect = getAddressRedirect(url, { storeCode, pathname }, layout, post !== undefined);
  if (addressRedirect) return addressRedirect;

  // Public pages are the same for everybody: they know no cookie.
  const isCart = matchStaticRoute(pathname)?.name === 'cart';
  const cookieCart = isCart ? parseCartCookie(cookies, url.protocol === 'https:') : null;
  const answer = post
    ? answerPost(
        await submitPost(post, {
          pathname,
          commerceUrl,
          capabilities: client.capabilities,
          storeView: layout.store.storeCode,
          intl,
          cartId: cookieCart,
        }),
        { url, basePath: layout.basePath, cartId: cookieCart },
      )
    : null;
  if (answer?.redirect) return answer.redirect;

  const views = {
    storeViews: layout.storeViews,
    client: { endpoint: graphqlEndpoint(commerceUrl, commerceUrl), capabilities: client.capabilities },
    signal,
  };
  const searched = findAlternatePages(pathname, {
    ...views,
    current: layout.store.storeCode,
    isStaticRoute: (path) => matchStaticRoute(path) !== null,
  });
  // A failure counts when the page asks for them.
  searched.catch(() => undefined);
  const stored: CachedQuery[] = [];
  const load = createRouteLoader({
    client,
    layout,
    intl,
    cartId: answer ? answer.cartId : cookieCart,
    allowedHosts,
    resolveShopRedirect: (redirect, to, until) =>
      resolveShopRedirect(redirect, to, until, { client, commerceUrl, layout }),
    share: (query) => stored.push(query),
    reportError,
  });
  const result = await load(url, { signal, onRouteMatch: () => undefined });
  if (result.outcome === 'redirect') return redirectTo(result.location, result.status);

  const { isIncomplete, ...loaded } = result.page.state;
  const page = isIncomplete ? { ...loaded, cacheTags: undefined } : loaded;
  const { hydrate } = routes[result.name];
  const isDeferred = hydrate === 'on-interaction';
  const status = page.status ?? 200;
  const soon = async <Result>(part: Promise<Result>) =>
    withDeadline(() => part, { timeout: timeLimits.optionalPart, signal }).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
  if (status === 404) {
    const path = await soon(pathFromOtherViews(pathname, { ...views, storeView: layout.store.storeCode }));
    if (path) return redirectTo(`${layout.basePath}${path}${url.search}`, 302);
  }
  const locale = localeTag(layout.store.locale);
  const alternates = await soon(searched);
  // A response that comes too late for the markup would make the browser hydrate something else.
  const queries = [...stored];
  const head = getHeadElements(page.metadata, {
    storeName: layout.store.storeName,
    titlePrefix: layout.store.titlePrefix,
    defaultTitle: layout.store.defaultTitle,
    defaultDescription: layout.store.defaultDescription,
    origin: url.origin,
    basePath: layout.basePath,
    locale,
    status,
    alternates: getAlternates(page.metadata.canonicalPath, pathname, alternates ?? []),
  });
  const shownLayout = status === 503 ? toErrorPageLayout(layout) : layout;
  const postedForm = answer?.form ?? null;
  const markup = await renderPageMarkup({
    url,
    routeName: result.name,
    element: result.page.element,
    isDeferred,
    layout: shownLayout,
    client,
    intl,
    queryCache: createQueryCache(queries),
    postedForm,
    signal,
    reportError,
  });

  // Its blocks are on every page.
  const layoutTags = Object.keys(layout.blocks).map((identifier) => `cms_b_${identifier}`);
  return {
    kind: 'html',
    status,
    headers: {
      ...getCacheHeaders(
        status,
        answer ? undefined : page.cacheTags && cacheTags([...page.cacheTags, ...layoutTags], queries),
      ),
      ...(isCart && { vary: 'Cookie' }),
      ...answer?.headers,
    },
    postedForm,
    locale,
    hosts: page.hosts,
    mediaOrigin: getMediaOrigin(layout.store.mediaBaseUrl),
    favicon: layout.store.favicon,
    head: headHtml([
      ...head,
      ...(layout.store.headTags ?? []).map((attributes) => ({ tag: 'meta' as const, attributes })),
    ]),
    state: { routeName: result.name, page, layout: shownLayout, queries },
    ...listPageModules(result, layout, intl.locale),
    isDeferred,
    startsOnInteraction:
      // The query of a page about the shopper's data is for the application, such as the answer of a payment provider.
      (isDeferred || (hydrate === 'on-load-for-known' && url.search === '')) &&
      !postedForm &&
      !settings.analyticsScript &&
      settings.previewOrigins.length === 0,
    markup,
  };
}
