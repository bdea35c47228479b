import { sanitizeHtml } from '@witryna/page-builder/parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createViewCache, graphqlEndpoint, type StoredView } from '../commerce/index.ts';
import { PostedFormProvider, type PostedForm } from '../forms/index.ts';
import { defaultLocale, IntlProvider, localeTag, sourceLocale, type LocaleCode } from '../i18n/index.ts';
import { createSignInCookie } from '../session/index.ts';
import { findAlternatePages, hasChoice, pathFromOtherViews, type AlternatePage } from '../store-view/index.ts';
import { App } from './app.tsx';
import { cacheTags } from './cache-tags.ts';
import { frameCatalogue } from './frame/messages.ts';
import { matchFixedRoute } from './navigation/fixed-routes.ts';
import { createPlaceLoader } from './navigation/load-place.ts';
import { headElements, headHtml } from './navigation/metadata-html.ts';
import type { PageHosts } from './navigation/page-hosts.ts';
import { pageSources } from './navigation/page-kinds.ts';
import { StillMarkup } from './navigation/still-page.tsx';
import { splitStoreCode } from './navigation/store-code.ts';
import type { PageState } from './page-state.ts';
import { createShopUi } from './frame/shop-ui.ts';
import { ShopUiProvider } from './frame/shop-ui-context.tsx';
import { renderMarkup } from './render-markup.ts';
import { submitPost, type PostRequest } from './submit-post.ts';
import { createServerShop } from './server-shop.ts';
import { IncompletePageNotice } from './without-scripts/incomplete-page-notice.tsx';
import { withoutScriptsCatalogue } from './without-scripts/messages.ts';
import { WithoutScriptsNotice } from './without-scripts/without-scripts-notice.tsx';

export interface RenderRequest {
  /** Public address of the page. */
  url: URL;
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Hosts besides the shop's own to which the backend may redirect. */
  allowedHosts: readonly string[];
  /** Origins of the admins that may show unpublished content in the browser. */
  previewOrigins: readonly string[];
  /** Address of the script that measures visits after consent; null for none. */
  measurementScript: string | null;
  /** Where the pictures of maps come from; null for no maps. */
  mapTiles: { url: string; attribution: string } | null;
  /** Hosts of the scripts that draw social walls. */
  socialHosts: readonly string[];
  /** Hosts from which content may load images and videos. */
  mediaHosts: readonly string[];
  /** Form that was posted to the page; absent when the page is opened. */
  post?: PostRequest | undefined;
  /** Codes of payment methods that the merchant declares to be paid outside of the shop. */
  offlinePaymentMethods: readonly string[];
  signal: AbortSignal;
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
  hosts: PageHosts | undefined;
  head: string;
  state: PageState;
  /** Source modules of the page, first its own, and of its messages, for its scripts and styles. */
  modules: [page: string, ...others: string[]];
  /** Source modules of what stands around it. */
  frameModules: string[];
  /** Whether the scripts of the page are fetched when the shopper does something. */
  still: boolean;
  /** Source modules whose styles the markup needs at once and whose scripts come later, such as islands. */
  lateModules: string[];
  /** What was typed into a posted form, for the browser. */
  postedForm: PostedForm | null;
  /** The application's markup, behind the links that fetch its first pictures. */
  markup: string;
}

/** The server draws pages and does nothing with them. */
const drawn = { wake: () => undefined, takeOver: () => undefined, leave: () => undefined };

export type RenderedPage = Redirect | Html;

/** Renders one address: finds out what stands there, loads it and gives the markup with its real status. */
export async function render({ url, commerceUrl, allowedHosts, previewOrigins, measurementScript, mapTiles, socialHosts, mediaHosts, offlinePaymentMethods, post, signal, reportError }: RenderRequest): Promise<RenderedPage> {
  // The backend overlooks repeated slashes; in a link made of the path, two at the start would name another host.
  if (url.pathname.includes('//')) return redirectTo(url.pathname.replace(/\/{2,}/g, '/') + url.search, 301);
  const { client, frame, intl } = await createServerShop({ commerceUrl, pathname: url.pathname, measurementScript, mapTiles, socialHosts, mediaHosts, offlinePaymentMethods, sanitize: (html) => sanitizeHtml(html, { mediaHosts }), reportError });
  const { storeCode, pathname } = splitStoreCode(url.pathname, frame.storeViews);
  // The default view's pages have one address each, without its code.
  if (storeCode !== null && !frame.basePath) return redirectTo(`${pathname.replace(/^\/+/, '/')}${url.search}`, 301);
  const posted = post ? await submitPost(post, { pathname, commerceUrl, capabilities: client.capabilities, storeView: frame.store.storeCode, intl }) : null;
  if (posted?.type === 'signed-in') {
    return {
      kind: 'redirect',
      status: 303,
      headers: { location: `${frame.basePath}/customer/account/`, 'cache-control': 'no-store', 'set-cookie': createSignInCookie(posted, url.protocol === 'https:') },
    };
  }
  // No page without forms takes a request by POST: it is opened instead.
  if (posted?.type === 'none') return { kind: 'redirect', status: 303, headers: { location: url.pathname + url.search, 'cache-control': 'no-store' } };
  const views = {
    storeViews: frame.storeViews,
    client: { endpoint: graphqlEndpoint(commerceUrl, commerceUrl), capabilities: client.capabilities, timeout: 10_000 },
    signal,
  };
  const alternates = findAlternatePages(pathname, { ...views, current: frame.store.storeCode, isFixedRoute: (path) => matchFixedRoute(path) !== null }).catch((error: unknown) => {
    if (!signal.aborted) reportError(error);
    return [];
  });
  const stored: StoredView[] = [];
  const load = createPlaceLoader({
    client,
    frame,
    intl,
    allowedHosts,
    share: (view) => stored.push(view),
    reportError,
  });
  const result = await load(url, { signal, onKind: () => undefined });
  if (result.outcome === 'redirect') return redirectTo(result.location, result.status);

  const { element, still, state: page } = result.page;
  const status = page.status ?? 200;
  if (status === 404) {
    const path = await pathFromOtherViews(pathname, { ...views, storeView: frame.store.storeCode }).catch(reportError);
    if (path) return redirectTo(`${frame.basePath}${path}${url.search}`, 302);
  }
  const locale = localeTag(frame.store.locale);
  const cache = createViewCache(stored);
  const head = headElements(page.metadata, {
    storeName: frame.store.storeName,
    origin: url.origin,
    basePath: frame.basePath,
    locale,
    status,
    alternates: alternatesOf(page.metadata.canonicalPath, pathname, await alternates),
  });
  await intl.load(withoutScriptsCatalogue);
  const markup = await renderMarkup(
    // React writes preloads of pictures in front of everything: they must not stand inside the root that is hydrated.
    <div id="root">
      <PostedFormProvider value={posted?.form ?? null}>
        <IntlProvider value={intl}>
          <ShopUiProvider value={createShopUi()}>
            <StaticRouter basename={frame.basePath || '/'} location={url.pathname + url.search}>
              <App frame={frame} client={client} views={cache} epoch={0}>
                {still ? <StillMarkup still={drawn}>{element}</StillMarkup> : element}
              </App>
            </StaticRouter>
          </ShopUiProvider>
        </IntlProvider>
      </PostedFormProvider>
    </div>,
    { signal, reportError },
  );
  // In a root of their own: React derives ids from the place in the tree, and the browser hydrates the application alone.
  const notices = renderToStaticMarkup(
    <>
      <WithoutScriptsNotice intl={intl.intl} basePath={frame.basePath} hasSearch={result.kind === 'search'} />
      <IncompletePageNotice intl={intl.intl} path={url.pathname} />
    </>,
  );

  return {
    kind: 'html',
    status,
    headers: cacheHeaders(status, posted ? undefined : page.cacheTags && cacheTags(page.cacheTags, stored)),
    postedForm: posted?.form ?? null,
    locale,
    hosts: page.hosts,
    head: headHtml(head),
    state: { kind: result.kind, page, frame, views: stored, previewOrigins },
    modules: [
      pageSources[result.kind].module,
      ...(page.modules ?? []),
      ...result.page.catalogues.flatMap(({ name }) => catalogueModules(`src/${name}`, intl.locale)),
    ],
    frameModules: catalogueModules(`src/${frameCatalogue.name}`, intl.locale),
    still,
    lateModules: ['src/app/frame/frame-footer.tsx', ...(hasChoice(frame) ? ['src/store-view/switchers.tsx'] : []), ...(page.lateModules ?? [])],
    markup: markup + notices,
  };
}

// The messages plugin lists the files of all languages but the default one in a module, and makes one of the default messages.
function catalogueModules(folder: string, locale: LocaleCode): string[] {
  const file = locale === sourceLocale ? `${folder}/messages.ts?default-messages` : `${folder}/messages/${locale}.json`;
  return locale === defaultLocale ? [file] : [file, `${folder}/messages.ts?languages`];
}

function redirectTo(location: string, status: number): Redirect {
  return { kind: 'redirect', status, headers: { location, 'cache-control': 'public, max-age=60' } };
}

// Other views have the page that is at this address; the canonical one's query says which part of it.
function alternatesOf(canonicalPath: string | undefined, pathname: string, alternates: readonly AlternatePage[]): AlternatePage[] {
  if (canonicalPath === undefined) return [];
  const [path = '', ...query] = canonicalPath.split('?');
  if (path !== pathname) return [];
  return alternates.map((alternate) => ({ ...alternate, path: [alternate.path, ...query].join('?') }));
}

// Public pages may stand in a shared cache for a minute, and for a day while a fresh one is being fetched.
function cacheHeaders(status: number, tags: readonly string[] | undefined): Record<string, string> {
  if (status !== 200 || !tags) return { 'cache-control': 'private, no-store' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    'cache-tag': tags.join(','),
  };
}
