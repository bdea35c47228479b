'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { AnchorLink, type LinkComponent } from './anchor-link.tsx';
import { originalImageUrl, type ImageUrlResolver } from './original-image-url.ts';
import type { UiStrings } from './ui-strings.ts';

/**
 * Settings that the host application provides to every component: links, image URLs, strings, typography and the
 * handling of modals.
 */
export interface WitrynaContextValue {
  /** Component for links. Default: a plain `<a>`. Pass the router's link to navigate without loading the page. */
  linkComponent: LinkComponent;
  /** Function that returns the URL of an image at a given width. Default: the URL unchanged. */
  resolveImageUrl: ImageUrlResolver;
  /** Table of `@witryna/ui/strings/…`, or parts of one. Default: English. */
  strings: { [Name in keyof UiStrings]?: Partial<UiStrings[Name]> };
  /**
   * Called when a dismissable modal opens. The function it returns is called after the modal has closed. A host with a
   * router can thus let the browser's Back button close it instead of leaving the page. Default: none.
   *
   * @param close - Closes the modal, as Escape does.
   */
  onModalOpen: ((close: () => void) => () => void) | undefined;
  /**
   * Function that transforms the text of headings, titles of expandable sections, leads and product names for display,
   * e.g. to add no-break spaces after short words. Attributes keep the plain text. Must return the same on the server
   * and in the browser. Default: the text unchanged.
   */
  getHeadingText: ((text: string) => string) | undefined;
  /**
   * Mark of the brand: beside the word of `Logo` and in the arch of `MessagePage`. Decorative, so it needs no alternative
   * text. Default: none.
   */
  mark: ReactNode;
}

const WitrynaContext = createContext<WitrynaContextValue>({
  linkComponent: AnchorLink,
  resolveImageUrl: originalImageUrl,
  strings: {},
  onModalOpen: undefined,
  getHeadingText: undefined,
  mark: undefined,
});

/** Settings of which each may be absent or undefined. */
type OptionalSettings<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

export interface WitrynaProviderProps extends OptionalSettings<WitrynaContextValue> {
  children: ReactNode;
}

/**
 * Provides the host's link component, image URLs, strings, `onModalOpen`, `getHeadingText` and mark to all Witryna components
 * below it. All props are optional.
 */
export function WitrynaProvider({
  linkComponent,
  resolveImageUrl,
  strings,
  onModalOpen,
  getHeadingText,
  mark,
  children,
}: WitrynaProviderProps) {
  const outer = useContext(WitrynaContext);
  const value = useMemo(
    () => ({
      linkComponent: linkComponent ?? outer.linkComponent,
      resolveImageUrl: resolveImageUrl ?? outer.resolveImageUrl,
      strings: strings ?? outer.strings,
      onModalOpen: onModalOpen ?? outer.onModalOpen,
      getHeadingText: getHeadingText ?? outer.getHeadingText,
      mark: mark ?? outer.mark,
    }),
    [linkComponent, resolveImageUrl, strings, onModalOpen, getHeadingText, mark, outer],
  );
  return <WitrynaContext value={value}>{children}</WitrynaContext>;
}

/** Returns the host's settings, or the defaults without a provider. */
export function useWitryna(): WitrynaContextValue {
  return useContext(WitrynaContext);
}
