import type { CSSProperties } from 'react';
import { darkestForDarkText, getLuminance } from '../css/contrast.ts';
import type { BackgroundFields, BoxStyle, MediaQueryStyle, NodeBase } from '../nodes.ts';
import * as styles from './box.css.ts';
import { classNames } from './class-names.ts';
import { presetClasses } from '../presets/presets.ts';

/** Class and style of the element that is the box of a content type. */
export interface BoxProps {
  className: string | undefined;
  style: CSSProperties;
  /** Present where the merchant chose the background. */
  'data-theme'?: 'light';
  /** Present where that background is dark. */
  'data-background'?: 'dark';
}

/**
 * The box a merchant designed: their classes, margins, paddings, border, colors and heights.
 *
 * @param node whose box it is
 * @param classes of the renderer
 */
export function getBoxProps(node: NodeBase, ...classes: (string | false | undefined)[]): BoxProps {
  const height = heightProps(node);
  return {
    className: classNames(...classes, height.className, merchantClasses(node)),
    style: { ...marginStyle(node), ...paddingStyle(node), ...frameStyle(node), ...height.style },
    ...getLightThemeProps(node),
  };
}

/**
 * Keeps the light theme on a background that the merchant chose: they chose it for dark text, and it stays as it is in
 * every theme. Text without a color of its own is light on a dark background.
 */
export function getLightThemeProps({
  backgroundColor,
  desktopImage,
  mobileImage,
}: BoxStyle & Partial<BackgroundFields>): Pick<BoxProps, 'data-theme' | 'data-background'> {
  if (desktopImage !== undefined || mobileImage !== undefined) return { 'data-theme': 'light' };
  if (backgroundColor === undefined || backgroundColor === 'transparent') return {};
  return {
    'data-theme': 'light',
    ...((getLuminance(backgroundColor) ?? 1) < darkestForDarkText && { 'data-background': 'dark' }),
  };
}

/** The merchant's own classes, with the looks this package has for some of them. */
export function merchantClasses({ cssClasses }: Pick<NodeBase, 'cssClasses'>): string | undefined {
  return classNames(...presetClasses(cssClasses), ...cssClasses);
}

export function marginStyle({ marginTop, marginRight, marginBottom, marginLeft }: BoxStyle): CSSProperties {
  return { marginTop, marginRight, marginBottom, marginLeft };
}

export function paddingStyle({ paddingTop, paddingRight, paddingBottom, paddingLeft }: BoxStyle): CSSProperties {
  return { paddingTop, paddingRight, paddingBottom, paddingLeft };
}

/** Border, alignment and background. */
export function frameStyle({
  border,
  borderColor,
  borderWidth,
  borderRadius,
  textAlign,
  backgroundColor,
}: BoxStyle): CSSProperties {
  // A width or color says something only next to a style: Page Builder writes them always.
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

/** The least height, which is the one setting that can differ between screens. */
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

/** Up to this window width in px a rule is for phones; Magento writes 767 or 768. */
const mobileWidth = 768;

/** Lengths and calculations; what stands in a media query is stored as the merchant's site wrote it. */
const cssLength = /^(?:[\d.]|calc\(|min\(|max\(|clamp\()[\w\s.,%()+*/-]*$/;

/**
 * Sorts the least heights of a node's media queries into the two that the style sheet knows; themes can configure any
 * width.
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
