import type { ContentNode } from './types.ts';

/**
 * The look a merchant gives to the box of a content type. Values are CSS text; lengths carry their unit (`0px`), colours are
 * `rgb()`, `rgba()` or `transparent`. A property that is not set is absent; no property is ever null, undefined or an empty string.
 */
export interface BoxStyle {
  marginTop?: string;
  marginRight?: string;
  marginBottom?: string;
  marginLeft?: string;
  paddingTop?: string;
  paddingRight?: string;
  paddingBottom?: string;
  paddingLeft?: string;
  /** The border style, such as `solid`. `none` is a choice of its own and differs from absent. */
  border?: string;
  borderColor?: string;
  borderWidth?: string;
  borderRadius?: string;
  textAlign?: string;
  minHeight?: string;
  backgroundColor?: string;
}

/** Declarations that hold for one media query, with camel-cased property names. */
export interface MediaQueryStyle {
  /** The query as stored, such as `only screen and (max-width: 768px)`. Data, never to be put into a style sheet. */
  media: string;
  style: Record<string, string>;
}

/** What every content type has (PBT-01, PBT-02). */
export interface NodeBase extends BoxStyle {
  /** As stored in `data-appearance`; absent when the markup has none. */
  appearance?: string;
  /** The merchant switched it off. Hidden nodes stay in the tree and render nothing. */
  isHidden: boolean;
  /** The merchant's own classes; Page Builder's structural classes are left out. */
  cssClasses: string[];
  mediaQueries: MediaQueryStyle[];
  /** Content types inside this one, in document order. */
  children: ContentNode[];
}

/** The background pictures and how they are laid. Values are CSS text of the property with the same name. */
export interface BackgroundFields {
  desktopImage?: string;
  /** Replaces the desktop picture up to 64rem (PBT-10). */
  mobileImage?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  backgroundAttachment?: string;
  backgroundRepeat?: string;
}

/** A video behind the content (PBT-09, PBT-30). */
export interface VideoBackgroundFields {
  backgroundType?: 'image' | 'video';
  /** YouTube, Vimeo or a file; jarallax prefixes such as `mp4:` are already removed. */
  videoSrc?: string;
  /** A picture for when the video is not played. */
  videoFallbackSrc?: string;
  videoLoop: boolean;
  videoPlayOnlyVisible: boolean;
  videoLazyLoading: boolean;
  videoOverlayColor?: string;
}

/** Where content stands in a box that is taller than it. */
export type VerticalAlignment = 'top' | 'middle' | 'bottom';

/** The kinds of link Magento stores (PBT-20). A `block` link holds the identifier of a CMS block that opens in a dialog. */
export const linkTypes = ['default', 'block', 'category', 'product', 'page'] as const;
export type LinkType = (typeof linkTypes)[number];

/** A link of an image, button, banner or slide. */
export interface LinkFields {
  /** An http, https, mailto or tel address, a path, or a block identifier. Unsafe schemes are absent. */
  link?: string;
  linkType?: LinkType;
  openInNewTab: boolean;
}

/** The looks of a button (PBT-18), from the `pagebuilder-button-*` class. */
export const buttonTypes = ['primary', 'secondary', 'tertiary', 'link', 'invertedLink', 'underlineInvertedLink'] as const;
export type ButtonType = (typeof buttonTypes)[number];

/** A picture with its size in pixels when the markup tells it. */
export interface ImageSource {
  src: string;
  height?: number;
  width?: number;
  /** Height divided by width. */
  ratio?: number;
}
