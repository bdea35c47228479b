import type { ComponentType, ReactElement } from 'react';
import type { Commerce } from '../../commerce/index.ts';
import type { MessageCatalog } from '../../i18n/index.ts';
import type { LoadContext } from './load-context.ts';
import type { PageMetadata } from './metadata.ts';
import type { CspSources } from './csp-sources.ts';

/** Result of a loader, as JSON: the browser gets it as hydration data. */
export interface LoaderData<View> {
  view: View;
  metadata: PageMetadata;
  /** HTTP status. Default 200. */
  status?: number;
  /**
   * Surrogate keys of the entities on the page, e.g. `cat_p_12`. Absent: the page is private or changing and is not
   * cached.
   */
  cacheTags?: string[];
  /** Set on the server where a part is missing that failed or was slow: the page is shown, but not cached. */
  isIncomplete?: true;
  /** Additional source modules that the page renders with; the server adds their styles and scripts to the HTML. */
  modules?: string[];
  /** The same for lazy modules: the server adds only their styles to the HTML. */
  lazyModules?: string[];
  /** Additional origins that the page needs. Default: none. */
  hosts?: CspSources | undefined;
}

/** A loaded page. */
export interface LoadedPage {
  messageCatalogs: readonly MessageCatalog[];
  /** A promise for a page that hydrates later. */
  element: ReactElement | Promise<ReactElement>;
  state: LoaderData<unknown>;
}

/** What a page can request before it hydrates. */
export interface EarlyRequests extends Pick<Commerce, 'client' | 'scope'> {
  /** Id of the stored cart; null without one. */
  cartId: string | null;
}

/** The page of a route: its loader and its component. */
export interface Page<Params> {
  /** Messages of the page, in addition to those of the layout. */
  messageCatalogs: readonly MessageCatalog[];
  load(params: Params, context: LoadContext): Promise<LoadedPage>;
  /** Loads the scripts that loading and rendering most views needs. */
  preload(): Promise<unknown>;
  /** See {@link PageDefinition}. */
  requestEarly?: ((requests: EarlyRequests) => void) | undefined;
  /** Creates the page from the hydration data. */
  restore(state: LoaderData<unknown>): Promise<LoadedPage>;
}

export interface PageDefinition<Params, View> {
  messageCatalogs: readonly MessageCatalog[];
  /** Loads public data only: it runs on the server for the first page and in the browser for later ones. */
  load(params: Params, context: LoadContext): Promise<LoaderData<View>>;
  /**
   * Loads the scripts that only some views need, before the view is rendered or hydrated.
   *
   * @returns the message catalogs of these scripts. Default: none
   */
  loadParts?(view: View): Promise<readonly MessageCatalog[]>;
  /** Loads the scripts that `load` and most views import, before anybody goes there. Default: there are none. */
  preload?(): Promise<unknown>;
  /**
   * Requests what the hooks of the page ask for first and the server's HTML has not, such as the shopper's cart: it is
   * on its way while the page hydrates. Called for the first page of a visit only. Default: there is nothing.
   */
  requestEarly?(requests: EarlyRequests): void;
  Component: ComponentType<{ view: View }>;
}

/** Defines a page; its module exports it as `page`. */
export function definePage<Params, View>({
  messageCatalogs,
  load,
  loadParts,
  preload,
  requestEarly,
  Component,
}: PageDefinition<Params, View>): Page<Params> {
  const show = async (state: LoaderData<View>): Promise<LoadedPage> => ({
    messageCatalogs: [...messageCatalogs, ...((await loadParts?.(state.view)) ?? [])],
    element: <Component view={state.view} />,
    state,
  });
  return {
    messageCatalogs,
    load: async (params, context) => show(await load(params, context)),
    preload: async () => preload?.(),
    requestEarly,
    // The state was written by `load` of the same build, in the same document.
    restore: (state) => show(state as LoaderData<View>),
  };
}
