import type { CSSProperties } from 'react';
import { toFittingSpace } from '../css/fitting-space.ts';
import { getBackgroundTone, type BackgroundTone } from '../css/contrast.ts';
import type { ReadFields } from '../define-reader.ts';
import type { BackgroundFields, BoxStyle, MediaQueryStyle, NodeBase } from '../nodes.ts';
import * as styles from './box.css.ts';
import { isUrl } from '../sanitize/url.ts';
import { classNames } from './class-names.ts';
import { presetClasses } from '../presets/presets.ts';

/** Attributes of the element of a content type that are not about its style. */
export interface RootProps {
  id?: string | undefined;
  dir?: NodeBase['dir'] | undefined;
  lang?: string | undefined;
}

/** Attributes, class and style of the element that is the box of a content type. */
export interface BoxProps extends RootProps {
  className: string | undefined;
  style: CSSProperties;
  /** Set if the merchant selected the background. */
  'data-theme'?: 'light';
  /** Tone of that background; `unknown` for an image and a color that lets light through. */
  'data-pb-background'?: BackgroundTone | 'unknown';
}

/**
 * Returns the box styles of a merchant: their classes, margins, paddings, border, colors and heights.
 *
 * @param node - Node with the box styles.
 * @param classes - Classes of the renderer.
 */
export function getBoxProps(node: NodeBase, ...classes: (string | false | undefined)[]): BoxProps {
  const height = heightProps(node);
  return {
    ...getRootProps(node),
    className: classNames(...classes, height.className, merchantClasses(node)),
    style: { ...marginStyle(node), ...paddingStyle(node), ...frameStyle(node), ...height.style },
    ...getLightThemeProps({ backgroundColor: node.backgroundColor }),
  };
}

/** Returns the attributes of the element of a content type: its id, direction and language. */
export const getRootProps = ({ id, dir, lang }: NodeBase): RootProps => ({ id, dir, lang });

/**
 * Returns attributes that keep the light theme on a background that the merchant selected for dark text, because it is
 * the same in every theme. Text without a color has the color that can be read on the tone of the background.
 */
export function getLightThemeProps({
  backgroundColor,
  desktopImage,
}: ReadFields<BoxStyle & Partial<BackgroundFields>>): Pick<BoxProps, 'data-theme' | 'data-pb-background'> {
  // An image for phones alone says nothing about the text on wide screens.
  const isOnImage = isUrl(desktopImage);
  if (!isOnImage && (backgroundColor === undefined || backgroundColor === 'transparent')) return {};
  const tone = isOnImage ? undefined : getBackgroundTone(backgroundColor);
  return { 'data-theme': 'light', 'data-pb-background': tone ?? 'unknown' };
}

/** Returns whether there is a background image. A directive that Magento did not replace is none. */
export function hasImage({
  desktopImage,
  mobileImage,
}: ReadFields<Pick<BackgroundFields, 'desktopImage' | 'mobileImage'>>): boolean {
  return isUrl(desktopImage) || isUrl(mobileImage);
}

/** What Magento's own styles do with a class on any element. */
const visibility: Readonly<Partial<Record<string, string>>> = {
  'pagebuilder-mobile-hidden': styles.hiddenOnPhones,
  'pagebuilder-mobile-only': styles.onPhonesOnly,
};

/** Returns the merchant's own classes, with what this package has for them. */
export function merchantClasses({ cssClasses }: Pick<NodeBase, 'cssClasses'>): string | undefined {
  return classNames(...presetClasses(cssClasses), ...cssClasses, ...cssClasses.map((name) => visibility[name]));
}

export function marginStyle({ marginTop, marginRight, marginBottom, marginLeft }: BoxStyle): CSSProperties {
  return { marginTop, marginRight: toSide(marginRight), marginBottom, marginLeft: toSide(marginLeft) };
}

export function paddingStyle({ paddingTop, paddingRight, paddingBottom, paddingLeft }: BoxStyle): CSSProperties {
  return { paddingTop, paddingRight: toSide(paddingRight), paddingBottom, paddingLeft: toSide(paddingLeft) };
}

const toSide = (space: string | undefined) => space && toFittingSpace(space);

/** Returns border, alignment and background. */
export function frameStyle({
  border,
  borderColor,
  borderWidth,
  borderRadius,
  textAlign,
  backgroundColor,
}: BoxStyle): CSSProperties {
  // Page Builder always writes width and color, which apply only with a style.
  const hasBorder = border !== undefined && border !== 'none';
  return {
    ...(hasBorder && { borderStyle: border, borderColor, borderWidth }),
    borderRadius,
    textAlign: readTextAlign(textAlign),
    backgroundColor,
  };
}

function readTextAlign(textAlign: string | undefined): CSSProperties['textAlign'] {
  return (['left', 'center', 'right', 'start', 'end'] as const).find((value) => value === textAlign);
}

/** Returns the minimum height, the only setting that can differ between screens. */
export function heightProps({ minHeight, mediaQueries }: Pick<NodeBase, 'minHeight' | 'mediaQueries'>): BoxProps {
  const { tablet, mobile } = readMinHeights(mediaQueries);
  if (tablet === undefined && mobile === undefined) return { className: undefined, style: { minHeight } };
  const onTablet = tablet ?? minHeight ?? 'auto';
  return {
    className: styles.responsiveHeight,
    style: {
      '--pb-min-height': minHeight ?? 'auto',
      '--pb-min-height-tablet': onTablet,
      '--pb-min-height-mobile': mobile ?? onTablet,
    },
  };
}

/** Maximum window width in px of a rule for phones; Magento writes 767 or 768. */
const mobileWidth = 768;

/** Lengths and calculations; values in media queries are stored unnormalized. */
const cssLength = /^(?:[\d.]|calc\(|min\(|max\(|clamp\()[\w\s.,%()+*/-]*$/;

/**
 * Returns the minimum heights of a node's media queries as the two that the style sheet supports; Magento themes can
 * configure any width.
 */
function readMinHeights(queries: readonly MediaQueryStyle[]): { tablet?: string; mobile?: string } {
  const heights: { tablet?: string; mobile?: string } = {};
  for (const { media, style } of queries) {
    const width = Number(/\(\s*max-width\s*:\s*([\d.]+)px\s*\)/.exec(media)?.[1]);
    const height = style['minHeight'];
    if (height !== undefined && cssLength.test(height) && width > 0)
      heights[width > mobileWidth ? 'tablet' : 'mobile'] = height;
  }
  return heights;
}
