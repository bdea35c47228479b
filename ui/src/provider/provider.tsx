'use client';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { AnchorLink, type LinkProps } from './anchor-link.tsx';
import { plainImage, type ImageResolver } from './plain-image.ts';
import type { UiWords } from './ui-words.ts';

/** What the host application lends to every component: its links, its image service, its words, and what it does when a modal opens. */
export interface WitrynaContextValue {
  /** Renders a link. Default: a plain `<a>`. Pass the router's link to navigate without a page load. */
  linkComponent: ComponentType<LinkProps>;
  /** Makes the address of an image in a given width. Default: the address unchanged. */
  image: ImageResolver;
  /** A table of `@witryna/ui/strings/…`, or parts of one. Default: English. */
  words: { [Name in keyof UiWords]?: Partial<UiWords[Name]> };
  /**
   * Called when a modal that may be dismissed opens; returns what is called when it has closed. A host with a router can let the browser's Back close
   * it instead of leaving the page (accessibility line DI-8). Default: nothing.
   *
   * @param close closes the modal, as Escape does
   */
  onModalOpen: ((close: () => void) => () => void) | undefined;
}

const WitrynaContext = createContext<WitrynaContextValue>({
  linkComponent: AnchorLink,
  image: plainImage,
  words: {},
  onModalOpen: undefined,
});

export interface WitrynaProviderProps extends Partial<WitrynaContextValue> {
  children: ReactNode;
}

/** Gives the host's link component, image service, words and `onModalOpen` to all Witryna components below it. All are optional. */
export function WitrynaProvider({ linkComponent, image, words, onModalOpen, children }: WitrynaProviderProps) {
  const outer = useContext(WitrynaContext);
  const value = useMemo(
    () => ({
      linkComponent: linkComponent ?? outer.linkComponent,
      image: image ?? outer.image,
      words: words ?? outer.words,
      onModalOpen: onModalOpen ?? outer.onModalOpen,
    }),
    [linkComponent, image, words, onModalOpen, outer],
  );
  return <WitrynaContext value={value}>{children}</WitrynaContext>;
}

/** The host's settings, or the defaults where there is no provider. */
export function useWitryna(): WitrynaContextValue {
  return useContext(WitrynaContext);
}
