import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { QueryCache } from '../commerce/index.ts';
import { PostedFormProvider, type PostedForm } from '../forms/index.ts';
import { IntlProvider } from '../i18n/index.ts';
import { DeferredContent } from '../platform/hydration/deferred-hydration.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { App } from './app.tsx';
import { renderMarkup, type RenderMarkupOptions } from './render-markup.ts';
import type { RouteName } from './routes.ts';
import type { ServerContext } from './server-context.ts';
import { IncompletePageNotice } from './without-scripts/incomplete-page-notice.tsx';
import { withoutScriptsMessages } from './without-scripts/messages.ts';
import { WithoutScriptsNotice } from './without-scripts/without-scripts-notice.tsx';

export interface PageMarkupOptions extends ServerContext, RenderMarkupOptions {
  url: URL;
  routeName: RouteName;
  element: ReactElement | Promise<ReactElement>;
  /** Whether the page hydrates on the first interaction. */
  isDeferred: boolean;
  /** Answers of the backend that the page is rendered with. */
  queryCache: QueryCache;
  /** Form that was posted to the page; null when the page is opened. */
  postedForm: PostedForm | null;
}

/** The server renders pages without hydrating them. */
const noHydration = { start: () => undefined, complete: () => undefined, cancel: () => undefined };

/** Renders the markup of a page, and after it the notices for browsers without scripts. */
export async function renderPageMarkup({
  url,
  routeName,
  element,
  isDeferred,
  layout,
  client,
  intl,
  queryCache,
  postedForm,
  signal,
  reportError,
}: PageMarkupOptions): Promise<string> {
  await intl.load(withoutScriptsMessages);
  const markup = await renderMarkup(
    // React writes image preloads first; they must not be inside the hydrated root.
    <div id="root">
      <PostedFormProvider value={postedForm}>
        <IntlProvider value={intl}>
          <UiStoreProvider value={createUiStore()}>
            <StaticRouter basename={layout.basePath || '/'} location={url.pathname + url.search}>
              <App layout={layout} client={client} queryCache={queryCache} epoch={0}>
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
        hasSearch={routeName === 'search' || routeName === 'not-found'}
      />
      <IncompletePageNotice intl={intl.intl} path={url.pathname} />
    </>,
  );
  return markup + notices;
}
