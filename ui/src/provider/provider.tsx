'use client';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { AnchorLink, type LinkProps } from './anchor-link.tsx';
import { originalImageUrl, type ImageUrlResolver } from './original-image-url.ts';
import type { UiStrings } from './ui-strings.ts';

/**
 * What the host application lends to every component: its links, its image service, its words, its typography, and what
 * it does when a modal opens.
 */
export interface WitrynaContextValue {
  /** Renders a link. Default: a plain `<a>`. Pass the router's link to navigate without a page load. */
  linkComponent: ComponentType<LinkProps>;
  /** Makes the address of an image in a given width. Default: the address unchanged. */
  resolveImageUrl: ImageUrlResolver;
  /** A table of `@witryna/ui/strings/…`, or parts of one. Default: English. */
  strings: { [Name in keyof UiStrings]?: Partial<UiStrings[Name]> };
  /**
   * Called when a modal that may be dismissed opens; returns what is called when it has closed. A host with a router
   * can let the browser's Back close it instead of leaving the page. Default: nothing.
   *
   * @param close closes the modal, as Escape does
   */
  onModalOpen: ((close: () => void) => () => void) | undefined;
  /**
   * Returns a text of a heading, a title that unfolds a section, a lead or the name on a product card as it is shown, e.g. with no-break spaces where
   * the language wants no short word at a line's end. Attributes keep the text as it is. The same on the server and in
   * the browser. Default: the text unchanged.
   */
  getHeadingText: ((text: string) => string) | undefined;
}

const WitrynaContext = createContext<WitrynaContextValue>({
  linkComponent: AnchorLink,
  resolveImageUrl: originalImageUrl,
  strings: {},
  onModalOpen: undefined,
  getHeadingText: undefined,
});

export interface WitrynaProviderProps extends Partial<WitrynaContextValue> {
  children: ReactNode;
}

/**
 * Gives the host's link component, image service, words, `onModalOpen` and `getHeadingText` to all Witryna components
 * below it. All are optional.
 */
export function WitrynaProvider({
  linkComponent,
  resolveImageUrl,
  strings,
  onModalOpen,
  getHeadingText,
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
    }),
    [linkComponent, resolveImageUrl, strings, onModalOpen, getHeadingText, outer],
  );
  return <WitrynaContext value={value}>{children}</WitrynaContext>;
}

/** The host's settings, or the defaults where there is no provider. */
export function useWitryna(): WitrynaContextValue {
  return useContext(WitrynaContext);
}
