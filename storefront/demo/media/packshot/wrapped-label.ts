import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { mix } from '../svg/color.ts';
import { element } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { cylinderOutline, rimDrop } from './lathe.ts';
import type { LabelArt } from './label.ts';
import type { PackFace } from './pack-art.ts';
import { printFace } from './printed-face.ts';
import { shadow, wrapGradient } from './shading.ts';

export interface WrappedLabelOptions {
  radius: number;
  /** Where the label begins and ends at the silhouette of the pack. */
  top: number;
  bottom: number;
  titleSize: number;
  /** Height of the colored band. */
  band?: number;
  /** Sets the title of the front upward along the pack. */
  upright?: boolean;
}

/** A paper label glued around a round pack, with a colored band along its upper edge. */
export function drawWrappedLabel(
  product: MediaProduct,
  face: PackFace,
  options: WrappedLabelOptions,
): LabelArt & { label: Box } {
  const { radius, top, bottom, titleSize, upright } = options;
  const band = options.band ?? Math.max(12, radius * 0.115);
  const pale = product.pack.color === 'white';
  const ground = pale ? mix(product.pack.band, palette.white, 0.88) : palette.paper;
  const margin = radius * 0.1;
  const sides = face === 'front' ? 0.8 : 0.84;
  const area: Box = {
    x: -radius * sides,
    y: top + band + margin * 1.1,
    width: radius * 2 * sides,
    height: bottom - top - band - margin * 2.2,
  };
  const print = printFace(product, face, {
    area,
    ground,
    titleSize,
    upright,
    warp: (x, y) => [x, y + rimDrop(radius, x)],
  });
  const outer = radius + 1.2;
  const markup =
    element('path', { d: cylinderOutline(outer, bottom - 2, bottom + 5), fill: shadow, opacity: 0.22 }) +
    element('path', { d: cylinderOutline(outer, top, bottom), fill: wrapGradient(ground, outer) }) +
    element('path', { d: cylinderOutline(outer, top, top + band), fill: wrapGradient(product.pack.band, outer) }) +
    print.markup;
  return {
    markup,
    texts: print.texts,
    label: { x: -radius, y: top + band, width: radius * 2, height: bottom - top - band },
  };
}
