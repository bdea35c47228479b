'use client';

import { useWitryna, type LinkProps } from '@witryna/ui/provider';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { DynamicBlockRequest, RichContentValue } from '../nodes.ts';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import type { ProductsComponentProps } from '../content-types/products/products-component-props.ts';
import type { VideoEvent } from '../player/player-adapter.ts';
import { getCmsImageUrl, type CmsImageUrlResolver } from './get-cms-image-url.ts';
import type { ContentTypeRenderer } from './renderer.ts';
import type { LinkSettings } from './resolve-link.ts';
import { englishStrings, type PageBuilderStrings } from './strings.ts';

/** What the host application lends to the renderers. Everything is optional. */
export interface PageBuilderSettings extends LinkSettings {
  /** Renders links inside the shop. Default: the one of `WitrynaProvider`, which is a plain `<a>`. */
  linkComponent: ComponentType<LinkProps>;
  /** Makes the addresses of images. Default: {@link getCmsImageUrl}. */
  resolveImageUrl: CmsImageUrlResolver;
  /** Loads and renders products. Default: plain links to them. */
  productsComponent: ComponentType<ProductsComponentProps> | undefined;
  /** Renders places on an interactive map. Default: none; the places are always listed. */
  mapComponent: ComponentType<MapComponentProps> | undefined;
  /**
   * Loads a CMS block by its identifier, for buttons that open one; undefined when there is no such block. Without
   * this, such buttons are shown as text.
   */
  loadBlock: ((identifier: string) => Promise<RichContentValue | undefined>) | undefined;
  /**
   * Loads the banners that a dynamic block is to show the visitor, in order; banners depend on who looks, so they are
   * loaded in the browser after the page. Without this, dynamic blocks are left out.
   */
  loadDynamicBlocks: ((request: DynamicBlockRequest) => Promise<readonly RichContentValue[]>) | undefined;
  /**
   * Hosts that scripts may be loaded from: social walls of Tint, players of background videos. Default: those of Tint,
   * YouTube and Vimeo. With `[]`, such as before the visitor has agreed, no script is loaded: a link stands instead of
   * a wall, and players loop by themselves.
   */
  scriptHosts: readonly string[] | undefined;
  /**
   * Whether the visitor presses a button before the script of a social wall is fetched. Default false: it comes when
   * the wall is near.
   */
  requireScriptConsent: boolean;
  /** Called what videos do; errors too, of which the visitor hears nothing. */
  onVideoEvent: ((event: VideoEvent) => void) | undefined;
  /** The words renderers add. Default: English. */
  strings: PageBuilderStrings;
  /** Renderers of further content types, or better ones of built-in types. */
  renderers: readonly ContentTypeRenderer[];
}

export interface PageBuilderProviderProps extends Partial<Omit<PageBuilderSettings, 'strings'>> {
  /** Words to use instead of the English ones. */
  strings?: Partial<PageBuilderStrings>;
  children: ReactNode;
}

const defaults: Omit<PageBuilderSettings, 'linkComponent'> = {
  shopHosts: [],
  resolveUrl: (path) => path,
  resolveImageUrl: getCmsImageUrl,
  productsComponent: undefined,
  mapComponent: undefined,
  loadBlock: undefined,
  loadDynamicBlocks: undefined,
  scriptHosts: undefined,
  requireScriptConsent: false,
  onVideoEvent: undefined,
  strings: englishStrings,
  renderers: [],
};

const SettingsContext = createContext<Partial<PageBuilderSettings>>({});

/**
 * Lends links, images, products, blocks and words to all Page Builder content below it. Nested providers add to outer
 * ones.
 */
export function PageBuilderProvider({ children, strings, ...settings }: PageBuilderProviderProps) {
  const outer = useContext(SettingsContext);
  const {
    shopHosts,
    resolveUrl,
    linkComponent,
    resolveImageUrl,
    productsComponent,
    mapComponent,
    loadBlock,
    loadDynamicBlocks,
    scriptHosts,
    requireScriptConsent,
    onVideoEvent,
    renderers,
  } = settings;
  const value = useMemo(
    () => ({
      ...outer,
      ...(shopHosts && { shopHosts }),
      ...(resolveUrl && { resolveUrl }),
      ...(linkComponent && { linkComponent }),
      ...(resolveImageUrl && { resolveImageUrl }),
      ...(productsComponent && { productsComponent }),
      ...(mapComponent && { mapComponent }),
      ...(loadBlock && { loadBlock }),
      ...(loadDynamicBlocks && { loadDynamicBlocks }),
      ...(scriptHosts && { scriptHosts }),
      ...(requireScriptConsent !== undefined && { requireScriptConsent }),
      ...(onVideoEvent && { onVideoEvent }),
      ...(renderers && { renderers: [...(outer.renderers ?? []), ...renderers] }),
      ...(strings && { strings: { ...englishStrings, ...outer.strings, ...strings } }),
    }),
    [
      outer,
      shopHosts,
      resolveUrl,
      linkComponent,
      resolveImageUrl,
      productsComponent,
      mapComponent,
      loadBlock,
      loadDynamicBlocks,
      scriptHosts,
      requireScriptConsent,
      onVideoEvent,
      renderers,
      strings,
    ],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** The host's settings, completed by the defaults. */
export function usePageBuilder(): PageBuilderSettings {
  const { linkComponent } = useWitryna();
  const settings = useContext(SettingsContext);
  const known = completed.get(settings);
  if (known?.link === linkComponent) return known.settings;
  const whole = { ...defaults, linkComponent, ...settings };
  completed.set(settings, { link: linkComponent, settings: whole });
  return whole;
}

/** What each provider lends, completed: every renderer asks for it. */
const completed = new WeakMap<
  Partial<PageBuilderSettings>,
  { link: PageBuilderSettings['linkComponent']; settings: PageBuilderSettings }
>();
