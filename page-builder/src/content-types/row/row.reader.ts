import { readBox, readVerticalAlignment } from '../../parser/box.ts';
import { readBackground, readVideoBackground } from '../../parser/backgrounds.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { getCustomClasses, findPart, isOn, parseNumber } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { ContentNode, RowNode } from '../../nodes.ts';
import { clampParallaxSpeed, parallaxDefaults } from './parallax.ts';

/** Reads a row. A contained row carries its settings on the inner element, the other appearances on the main one. */
export const rowReader = defineReader<RowNode>({
  contentType: 'row',
  hasChildren: true,
  empty: (base) => ({
    ...base,
    contentType: 'row',
    enableParallax: false,
    parallaxSpeed: parallaxDefaults.speed,
    videoLoop: false,
    videoPlayOnlyVisible: false,
    videoLazyLoading: false,
  }),
  read(element, context, empty) {
    const box = boxElement(element);
    const style = context.getStyle(box);
    const boxStyle = readBox(style);
    return {
      ...empty,
      ...boxStyle,
      children: withHeightOfRow(empty.children, boxStyle.minHeight),
      ...readBackground(box, style, context),
      ...readVideoBackground(element, box, context),
      cssClasses: getCustomClasses(box),
      mediaQueries: context.getMediaQueries(box),
      ...readVerticalAlignment(style),
      enableParallax: isOn(box, 'data-enable-parallax'),
      parallaxSpeed: clampParallaxSpeed(parseNumber(box, 'data-parallax-speed')),
    };
  },
});

/** Unknown appearances are distinguished by the element with the settings. */
function boxElement(row: HtmlElement): HtmlElement {
  const inner = findPart(row, 'inner');
  const appearance = row.attributes.get('data-appearance');
  if (!inner || appearance === 'full-width' || appearance === 'full-bleed') return row;
  const hasSettings = inner.attributes.has('data-enable-parallax') || inner.attributes.has('data-background-images');
  return appearance === 'contained' || hasSettings ? inner : row;
}

/** A dynamic block has no height of its own; while it loads, its row reserves the space. */
function withHeightOfRow(children: ContentNode[], minHeight: string | undefined): ContentNode[] {
  if (minHeight === undefined) return children;
  return children.map((child) => (child.contentType === 'dynamic_block' ? { minHeight, ...child } : child));
}
