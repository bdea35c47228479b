import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { element, format, group, svgDocument } from '../svg/element.ts';
import { productCanvas } from './product-canvas.ts';

/** The back of the pack, so near that its composition table can be read; narrow packs run out of the picture. */
export function drawBackView(product: MediaProduct): string {
  const { width, height } = productCanvas;
  const art = drawPack(product, 'back');
  const scale = Math.min(
    (width * 0.75) / art.focus.width,
    (height * 0.74) / art.focus.height,
    (width * 0.9) / art.box.width,
  );
  const foot = height * 0.94 - (art.box.y + art.box.height) * scale;
  const centered = height * 0.5 - (art.focus.y + art.focus.height / 2) * scale;
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.sage }),
    group(
      {
        transform: `translate(${format(width / 2 - (art.box.x + art.box.width / 2) * scale)} ${format(Math.min(foot, centered))}) scale(${scale.toFixed(4)})`,
      },
      contactShadow(art.foot),
      art.markup,
    ),
  );
}
