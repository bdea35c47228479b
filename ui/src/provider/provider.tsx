'use client';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { AnchorLink, type LinkProps } from './anchor-link.tsx';
import { plainImage, type ImageResolver } from './plain-image.ts';
import type { UiWords } from './ui-words.ts';

/** What the host application lends to every component: its links, its image service, its language and its words. */
export interface WitrynaContextValue {
  /** Renders a link. Default: a plain `<a>`. Pass the router's link to navigate without a page load. */
  linkComponent: ComponentType<LinkProps>;
  /** Makes the address of an image in a given width. Default: the address unchanged. */
  image: ImageResolver;
  /** BCP 47 tag used for numbers, e.g. `pl-PL`. Default: `pl-PL`. */
  locale: string;
  /** A table of `@witryna/ui/strings/…`, or parts of one. Default: English. */
  words: { [Name in keyof UiWords]?: Partial<UiWords[Name]> };
}

const WitrynaContext = createContext<WitrynaContextValue>({
  linkComponent: AnchorLink,
  image: plainImage,
  locale: 'pl-PL',
  words: {},
});

export interface WitrynaProviderProps extends Partial<WitrynaContextValue> {
  children: ReactNode;
}

/** Gives the host's link component, image service, locale and words to all Witryna components below it. All are optional. */
export function WitrynaProvider({ linkComponent, image, locale, words, children }: WitrynaProviderProps) {
  const outer = useContext(WitrynaContext);
  const value = useMemo(
    () => ({
      linkComponent: linkComponent ?? outer.linkComponent,
      image: image ?? outer.image,
      locale: locale ?? outer.locale,
      words: words ?? outer.words,
    }),
    [linkComponent, image, locale, words, outer],
  );
  return <WitrynaContext value={value}>{children}</WitrynaContext>;
}

/** The host's settings, or the defaults where there is no provider. */
export function useWitryna(): WitrynaContextValue {
  return useContext(WitrynaContext);
}
