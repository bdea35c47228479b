import type { ComponentType, ReactElement } from 'react';
import type { Catalogue } from '../../i18n/index.ts';
import type { LoadContext } from './load-context.ts';
import type { PageMetadata } from './metadata.ts';
import type { PageHosts } from './page-hosts.ts';

/** What a loader found out. It is JSON: it travels from the server to the browser inside the HTML. */
export interface LoadedView<View> {
  view: View;
  metadata: PageMetadata;
  /** HTTP status. Default 200. */
  status?: number;
  /** Surrogate keys of the entities on the page, e.g. `cat_p_12`. Absent: the page is private or changing and is not cached. */
  cacheTags?: string[];
  /** Source modules that this view draws with, besides the page's own; the server puts their styles and scripts into the HTML. */
  modules?: string[];
  /** The same for modules whose scripts come when the shopper gets near: only their styles are put into the HTML. */
  lateModules?: string[];
  /** Hosts that the page needs besides the shop's own. Default: none. */
  hosts?: PageHosts | undefined;
}

/** A page that is loaded and ready to be shown. */
export interface LoadedPage {
  catalogues: readonly Catalogue[];
  element: ReactElement;
  /** See `PageDefinition`. */
  still: boolean;
  state: LoadedView<unknown>;
}

/** A page type: how it loads and what it shows. */
export interface Page<Params> {
  /** Messages that the page shows, besides those of the frame. */
  catalogues: readonly Catalogue[];
  load(params: Params, context: LoadContext): Promise<LoadedPage>;
  /** Makes the page again from what the server sent with its HTML. */
  restore(state: LoadedView<unknown>): LoadedPage;
}

export interface PageDefinition<Params, View> {
  catalogues: readonly Catalogue[];
  /** Fetches public data only: it runs on the server for the first view and in the browser for every later one. */
  load(params: Params, context: LoadContext): Promise<LoadedView<View>>;
  /**
   * Whether the page, as the server drew it, can be used without its script for a moment: the script is fetched when the shopper does
   * anything at all. Default false.
   */
  still?: boolean;
  Component: ComponentType<{ view: View }>;
}

/** Defines a page type; the module of the page exports it as `page`. */
export function definePage<Params, View>({ catalogues, load, still = false, Component }: PageDefinition<Params, View>): Page<Params> {
  const show = (state: LoadedView<View>): LoadedPage => ({
    catalogues,
    element: <Component view={state.view} />,
    still,
    state,
  });
  return {
    catalogues,
    load: async (params, context) => show(await load(params, context)),
    // The state was written by `load` of the same build, in the same document.
    restore: (state) => show(state as LoadedView<View>),
  };
}
