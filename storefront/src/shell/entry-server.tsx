import { sanitizeHtml } from '@witryna/page-builder/parser';
import { getMediaOrigin } from '../media/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createCartCookie, parseCartCookie } from '../cart/index.ts';
import { createQueryCache, graphqlEndpoint, timeLimits, withDeadline, type CachedQuery } from '../commerce/index.ts';
import { PostedFormProvider, type PostedForm } from '../forms/index.ts';
import { IntlProvider, localeTag } from '../i18n/index.ts';
import { createSignInCookie } from '../auth/index.ts';
import {
  findAlternatePages,
  getHostRedirect,
  getStoreParameterRedirect,
  hasSwitcherOptions,
  pathFromOtherViews,
  resolveShopRedirect,
  type AlternatePage,
} from '../store-view/index.ts';
import { App } from './app.tsx';
import { getCacheHeaders } from './cache-headers.ts';
import { cacheTags } from './cache-tags.ts';
import { toErrorPageLayout } from './layout/error-page-layout.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import type { ShopSettings } from '../platform/layout/shop-settings.ts';
import { getCanonicalPath } from './get-canonical-path.ts';
import { matchStaticRoute } from './routes.ts';
import { createRouteLoader } from './load-route.ts';
import { getHeadElements, headHtml } from '../platform/navigation/metadata-html.ts';
import type { CspSources } from '../platform/navigation/csp-sources.ts';
import { routes } from './routes.ts';
import { DeferredContent } from '../platform/hydration/deferred-hydration.tsx';
import { splitStoreCode } from '../platform/navigation/store-code.ts';
import type { HydrationData } from './hydration-data.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { renderMarkup } from './render-markup.ts';
import { submitPost, type PostRequest } from './submit-post.ts';
import { createServerContext } from './server-context.ts';
import { IncompletePageNotice } from './without-scripts/incomplete-page-notice.tsx';
import { withoutScriptsMessages } from './without-scripts/messages.ts';
import { WithoutScriptsNotice } from './without-scripts/without-scripts-notice.tsx';

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

interface Redirect {
  kind: 'redirect';
  status: number;
  headers: Record<string, string>;
}

interface Html {
  kind: 'html';
  status: number;
  headers: Record<string, string>;
  locale: string;
  /** Hosts that the page needs besides the shop's own. */
  hosts: CspSources | undefined;
  /** Origin of the images and videos of the store view; null when it is not known. */
  mediaOrigin: string | null;
  /** URL of the icon that the merchant has uploaded; null without one. */
  favicon: string | null;
  head: string;
  state: HydrationData;
  /** Source modules of the page, first its own, and of its messages, for its scripts and styles. */
  modules: [page: string, ...others: string[]];
  /** Source modules of the layout. */
  layoutModules: string[];
  /** Whether the page hydrates on the first interaction. */
  isDeferred: boolean;
  /** Whether nothing on the page needs the application before. */
  startsOnInteraction: boolean;
  /** Source modules whose scripts are lazy and whose styles the HTML needs, such as islands. */
  lazyModules: string[];
  /** Values of a posted form, for the browser. */
  postedForm: PostedForm | null;
  /** The application's markup, behind the links that fetch its first images. */
  markup: string;
}

/** The server renders pages without hydrating them. */
const noHydration = { start: () => undefined, complete: () => undefined, cancel: () => undefined };

export type RenderedPage = Redirect | Html;

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
  const otherView = post ? null : getStoreParameterRedirect(url, pathname, layout);
  if (otherView !== null) return redirectTo(otherView, 302);
  const otherHost = post ? null : getHostRedirect(storeCode, pathname, url.search, layout.storeViews);
  if (otherHost !== null) return redirectTo(otherHost, 301);
  // The default view's pages have one address each, without its code.
  if (storeCode !== null && !layout.basePath) return redirectTo(`${pathname.replace(/^\/+/, '/')}${url.search}`, 301);
  const secure = url.protocol === 'https:';
  // Public pages are the same for everybody: they know no cookie.
  const isCart = matchStaticRoute(pathname)?.name === 'cart';
  const cookieCart = isCart ? parseCartCookie(cookies, secure) : null;
  const posted = post
    ? await submitPost(post, {
        pathname,
        commerceUrl,
        capabilities: client.capabilities,
        storeView: layout.store.storeCode,
        intl,
        cartId: cookieCart,
      })
    : null;
  const cartId = posted?.type === 'cart' ? posted.cartId : cookieCart;
  const cartHeaders: Record<string, string> =
    posted?.type === 'cart' && posted.cartId ? { 'set-cookie': createCartCookie(posted.cartId, secure) } : {};
  if (posted?.type === 'cart' && posted.error === null) {
    return {
      kind: 'redirect',
      status: 303,
      headers: { location: `${layout.basePath}/cart`, 'cache-control': 'no-store', ...cartHeaders },
    };
  }
  const postedForm = toPostedForm(posted);
  if (posted?.type === 'signed-in') {
    return {
      kind: 'redirect',
      status: 303,
      headers: {
        location: `${layout.basePath}/customer/account/`,
        'cache-control': 'no-store',
        'set-cookie': createSignInCookie(posted, secure),
      },
    };
  }
  // No page without forms takes a request by POST: it is opened instead.
  if (posted?.type === 'none')
    return {
      kind: 'redirect',
      status: 303,
      headers: { location: url.pathname + url.search, 'cache-control': 'no-store' },
    };
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
    cartId,
    allowedHosts,
    resolveShopRedirect: (answer, to, until) => resolveShopRedirect(answer, to, until, { client, commerceUrl, layout }),
    share: (query) => stored.push(query),
    reportError,
  });
  const result = await load(url, { signal, onRouteMatch: () => undefined });
  if (result.outcome === 'redirect') return redirectTo(result.location, result.status);

  const { element } = result.page;
  const { isIncomplete, ...loaded } = result.page.state;
  const page = isIncomplete ? { ...loaded, cacheTags: undefined } : loaded;
  const { hydrate } = routes[result.name];
  const isDeferred = hydrate === 'on-interaction';
  const status = page.status ?? 200;
  const shownLayout = status === 503 ? toErrorPageLayout(layout) : layout;
  const soon = async <Result,>(result: Promise<Result>) =>
    withDeadline(() => result, { timeout: timeLimits.optionalPart, signal }).catch((error: unknown) => {
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
  const cache = createQueryCache(queries);
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
  await intl.load(withoutScriptsMessages);
  const markup = await renderMarkup(
    // React writes image preloads first; they must not be inside the hydrated root.
    <div id="root">
      <PostedFormProvider value={postedForm}>
        <IntlProvider value={intl}>
          <UiStoreProvider value={createUiStore()}>
            <StaticRouter basename={layout.basePath || '/'} location={url.pathname + url.search}>
              <App layout={shownLayout} client={client} queryCache={cache} epoch={0}>
                {isDeferred ? <DeferredContent hydration={noHydration}>{element}</DeferredContent> : element}
              </App>
            </StaticRouter>
          </UiStoreProvider>
        </IntlProvider>
      </PostedFormProvider>
    </div>,
    { signal, reportError },
  );
  // In a root of their own: React derives ids from the place in the tree, and the browser hydrates the application
  // alone.
  const notices = renderToStaticMarkup(
    <>
      <WithoutScriptsNotice
        intl={intl.intl}
        basePath={layout.basePath}
        hasSearch={result.name === 'search' || result.name === 'not-found'}
      />
      <IncompletePageNotice intl={intl.intl} path={url.pathname} />
    </>,
  );

  // Its blocks are on every page.
  const layoutTags = Object.keys(layout.blocks).map((identifier) => `cms_b_${identifier}`);
  return {
    kind: 'html',
    status,
    headers: {
      ...getCacheHeaders(
        status,
        posted ? undefined : page.cacheTags && cacheTags([...page.cacheTags, ...layoutTags], queries),
      ),
      ...(isCart && { vary: 'Cookie' }),
      ...cartHeaders,
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
    modules: [
      routes[result.name].module,
      ...(page.modules ?? []),
      ...result.page.messageCatalogs.map(({ name }) => `src/${name}/messages/${intl.locale}.json`),
      'src/i18n/ui-strings.ts',
      `../ui/src/strings/${localeTag(intl.locale)}.ts`,
      // A page that hydrates immediately asks the backend at once.
      ...(isDeferred ? [] : ['src/commerce/client.ts']),
      ...(isDeferred || !hasSwitcherOptions(layout) ? [] : ['src/store-view/chosen-view.ts']),
    ],
    layoutModules: [`src/${layoutMessages.name}/messages/${intl.locale}.json`],
    isDeferred,
    startsOnInteraction:
      // The query of a page about the shopper's data is for the application, such as the answer of a payment provider.
      (isDeferred || (hydrate === 'on-load-for-known' && url.search === '')) &&
      !postedForm &&
      !settings.analyticsScript &&
      settings.previewOrigins.length === 0,
    lazyModules: [
      'src/shell/layout/layout-footer.tsx',
      ...(hasSwitcherOptions(layout) ? ['src/store-view/switchers.tsx'] : []),
      ...(page.lazyModules ?? []),
    ],
    markup: markup + notices,
  };
}

function redirectTo(location: string, status: number): Redirect {
  return { kind: 'redirect', status, headers: { location, 'cache-control': 'public, max-age=60' } };
}

// Other views have the page that is at this address; the canonical one's query says which part of it.
function getAlternates(
  canonicalPath: string | undefined,
  pathname: string,
  alternates: readonly AlternatePage[],
): AlternatePage[] {
  if (canonicalPath === undefined) return [];
  const [path = '', ...query] = canonicalPath.split('?');
  if (path !== pathname) return [];
  return alternates.map((alternate) => ({ ...alternate, path: [alternate.path, ...query].join('?') }));
}

function toPostedForm(posted: Awaited<ReturnType<typeof submitPost>> | null): PostedForm | null {
  if (posted?.type === 'cart') return { values: {}, error: posted.error };
  return posted?.type === 'page' ? posted.form : null;
}
