'use client';

import { useWitryna, type LinkComponent } from '@witryna/ui/provider';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { DynamicBlockRequest, RichContentValue } from '../nodes.ts';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import type { ProductsComponentProps } from '../content-types/products/products-component-props.ts';
import type { VideoEvent } from '../player/player-adapter.ts';
import { getCmsImageUrl, type CmsImageUrlResolver } from './get-cms-image-url.ts';
import type { ContentTypeRenderer } from './renderer.ts';
import type { LinkSettings } from './resolve-link.ts';
import { englishStrings, type PageBuilderStrings } from './strings.ts';

/** Settings that the host application provides to the renderers. All are optional. */
export interface PageBuilderSettings extends LinkSettings {
  /** Component for links inside the shop. Default: that of `WitrynaProvider`, which is a plain `<a>`. */
  linkComponent: LinkComponent;
  /** Function that returns the URLs of images. Default: {@link getCmsImageUrl}. */
  resolveImageUrl: CmsImageUrlResolver;
  /** Component that loads and renders products. Default: plain links to them. */
  productsComponent: ComponentType<ProductsComponentProps> | undefined;
  /** Component that renders locations on an interactive map. Default: none; the locations are always listed. */
  mapComponent: ComponentType<MapComponentProps> | undefined;
  /**
   * Loads a CMS block by its identifier, for buttons that open one; undefined if the block does not exist. Without this
   * function, such buttons are plain text.
   */
  loadBlock: ((identifier: string) => Promise<RichContentValue | undefined>) | undefined;
  /**
   * Loads the banners of a dynamic block, in order. They depend on the visitor, so they are loaded in the browser after
   * the page. Without this function, dynamic blocks render nothing.
   */
  loadDynamicBlocks: ((request: DynamicBlockRequest) => Promise<readonly RichContentValue[]>) | undefined;
  /**
   * Hosts from which scripts may be loaded: Tint's social walls and players of background videos. Default: those of
   * Tint, YouTube and Vimeo. With `[]`, e.g. before consent, no script is loaded: a link replaces a wall, and players
   * loop by themselves.
   */
  scriptHosts: readonly string[] | undefined;
  /**
   * Whether the script of a social wall loads only on a click. Default `false`: it loads when the wall is near the
   * viewport.
   */
  requireScriptConsent: boolean;
  /** Called with the events of videos, including errors, which are not shown to the visitor. */
  onVideoEvent: ((event: VideoEvent) => void) | undefined;
  /** Strings that renderers add. Default: English. */
  strings: PageBuilderStrings;
  /** Renderers of additional content types, or replacements for built-in ones. */
  renderers: readonly ContentTypeRenderer[];
}

/** Settings of which each may be absent or undefined. */
type OptionalSettings<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

export interface PageBuilderProviderProps extends OptionalSettings<Omit<PageBuilderSettings, 'strings'>> {
  /** Strings that replace the English ones. */
  strings?: Partial<PageBuilderStrings>;
  children: ReactNode;
}

/** Settings of a provider and of those around it. The link component may still come from `WitrynaProvider`. */
type ProvidedSettings = Omit<PageBuilderSettings, 'linkComponent'> & { linkComponent: LinkComponent | undefined };

const SettingsContext = createContext<ProvidedSettings>({
  shopHosts: [],
  resolveUrl: (path) => path,
  linkComponent: undefined,
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
});

/**
 * Provides links, images, products, blocks and strings to all Page Builder content below it. Nested providers extend
 * outer ones.
 */
export function PageBuilderProvider({ children, strings, renderers, ...settings }: PageBuilderProviderProps) {
  const outer = useContext(SettingsContext);
  const {
    shopHosts = outer.shopHosts,
    resolveUrl = outer.resolveUrl,
    linkComponent = outer.linkComponent,
    resolveImageUrl = outer.resolveImageUrl,
    productsComponent = outer.productsComponent,
    mapComponent = outer.mapComponent,
    loadBlock = outer.loadBlock,
    loadDynamicBlocks = outer.loadDynamicBlocks,
    scriptHosts = outer.scriptHosts,
    requireScriptConsent = outer.requireScriptConsent,
    onVideoEvent = outer.onVideoEvent,
  } = settings;
  const value = useMemo(
    () => ({
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
      renderers: renderers ? [...outer.renderers, ...renderers] : outer.renderers,
      strings: { ...outer.strings, ...strings },
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

/** Returns the settings of the providers around a component, or the defaults. */
export function usePageBuilder(): PageBuilderSettings {
  const { linkComponent } = useWitryna();
  const settings = useContext(SettingsContext);
  const known = completed.get(settings);
  if (known?.link === linkComponent) return known.settings;
  const whole = { ...settings, linkComponent: settings.linkComponent ?? linkComponent };
  completed.set(settings, { link: linkComponent, settings: whole });
  return whole;
}

/** Caches the completed settings of each provider, because every renderer reads them. */
const completed = new WeakMap<ProvidedSettings, { link: LinkComponent; settings: PageBuilderSettings }>();
