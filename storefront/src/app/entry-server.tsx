import type { Writable } from 'node:stream';
import { sanitizeHtml } from '@witryna/page-builder/parser';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createViewCache, type StoredView } from '../commerce/index.ts';
import { defaultLocale, IntlProvider, localeTag, sourceLocale, type LocaleCode } from '../i18n/index.ts';
import { App } from './app.tsx';
import { frameCatalogue } from './frame/messages.ts';
import { createPlaceLoader } from './navigation/load-place.ts';
import { headElements, headHtml } from './navigation/metadata-html.ts';
import { pageSources } from './navigation/page-kinds.ts';
import type { PageState } from './page-state.ts';
import { createShopUi } from './frame/shop-ui.ts';
import { ShopUiProvider } from './frame/shop-ui-context.tsx';
import { createServerShop } from './server-shop.ts';

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
  head: string;
  state: PageState;
  /** Source modules of the page and its messages, for its scripts and styles. */
  modules: string[];
  /** Source modules whose styles the markup needs at once and whose scripts come later. */
  lateModules: string[];
  /** Streams the application's markup and ends the stream. */
  pipe(destination: Writable): void;
}

export type RenderedPage = Redirect | Html;

/** Renders one address: finds out what stands there, loads it and gives the markup as a stream with its real status. */
export async function render({ url, commerceUrl, allowedHosts, previewOrigins, measurementScript, signal, reportError }: RenderRequest): Promise<RenderedPage> {
  const { client, frame, intl } = await createServerShop({ commerceUrl, pathname: url.pathname, measurementScript, sanitize: sanitizeHtml });
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
  if (result.outcome === 'redirect') {
    return {
      kind: 'redirect',
      status: result.status,
      headers: { location: result.location, 'cache-control': 'public, max-age=60' },
    };
  }

  const { element, state: page } = result.page;
  const status = page.status ?? 200;
  const locale = localeTag(frame.store.locale);
  const views = createViewCache(stored);
  const head = headElements(page.metadata, { storeName: frame.store.storeName, origin: url.origin, basePath: frame.basePath, locale, status });
  const stream = await new Promise<{ pipe(destination: Writable): void }>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      // React writes preloads of pictures in front of everything: they must not stand inside the root that is hydrated.
      <div id="root">
        <IntlProvider value={intl}>
          <ShopUiProvider value={createShopUi()}>
            <StaticRouter basename={frame.basePath || '/'} location={url.pathname + url.search}>
              <App frame={frame} client={client} views={views} epoch={0}>
                {element}
              </App>
            </StaticRouter>
          </ShopUiProvider>
        </IntlProvider>
      </div>,
      {
        // All data is there before rendering starts, and scripts of rare content are waited for, so nothing is streamed out of order;
        // that would need inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve({ pipe }),
        onShellError: reject,
        onError: reportError,
      },
    );
    signal.addEventListener('abort', () => abort(), { once: true });
  });

  return {
    kind: 'html',
    status,
    headers: cacheHeaders(status, page.cacheTags),
    locale,
    head: headHtml(head),
    state: { kind: result.kind, page, frame, views: stored, previewOrigins },
    modules: [
      pageSources[result.kind].module,
      ...(page.modules ?? []),
      ...[frameCatalogue, ...result.page.catalogues].flatMap(({ name }) => catalogueModules(`src/${name}`, intl.locale)),
    ],
    lateModules: page.lateModules ?? [],
    pipe: stream.pipe,
  };
}

// The messages plugin lists the files of all languages but the default one in a module, and makes one of the default messages.
function catalogueModules(folder: string, locale: LocaleCode): string[] {
  const file = locale === sourceLocale ? `${folder}/messages.ts?default-messages` : `${folder}/messages/${locale}.json`;
  return locale === defaultLocale ? [file] : [file, `${folder}/messages.ts?languages`];
}

// Public pages may stand in a shared cache for a minute, and for a day while a fresh one is being fetched.
function cacheHeaders(status: number, cacheTags: readonly string[] | undefined): Record<string, string> {
  if (status !== 200 || !cacheTags) return { 'cache-control': 'private, no-store' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    'cache-tag': ['frame', ...cacheTags].join(','),
  };
}
