import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { archPath } from '../svg/arch.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { clipTo } from '../svg/paint.ts';
import type { LabelArt } from './label.ts';
import type { PackFace } from './pack-art.ts';
import { printFace } from './printed-face.ts';

/** The label of flat packs: a paper window with a round top and a colored sill; a plain panel on the back. */
export function drawArchLabel(product: MediaProduct, face: PackFace, box: Box, titleSize: number): LabelArt {
  const sill = box.width * 0.07;
  const front = face === 'front';
  const outline = front ? archPath(box) : `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`;
  const margin = box.width * 0.08;
  const top = front ? box.width * 0.14 : margin;
  const area: Box = {
    x: box.x + margin,
    y: box.y + top,
    width: box.width - margin * 2,
    height: box.height - top - sill - margin * 0.9,
  };
  const print = printFace(product, face, { area, ground: palette.paper, titleSize });
  return {
    markup:
      element('path', { d: outline, fill: palette.paper }) +
      group(
        { 'clip-path': clipTo(outline) },
        element('rect', {
          x: box.x,
          y: box.y + box.height - sill,
          width: box.width,
          height: sill,
          fill: product.pack.band,
        }),
      ) +
      print.markup,
    texts: print.texts,
  };
}
