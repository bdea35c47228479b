import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { element, format, group, svgDocument } from '../svg/element.ts';
import { productCanvas } from './product-canvas.ts';

/** The pack on the plain ground of the shop. */
export function drawFrontView(product: MediaProduct): string {
  const { width, height } = productCanvas;
  const art = drawPack(product, 'front');
  const scale = Math.min((width * 0.63) / art.box.width, (height * 0.69) / art.box.height);
  const x = width / 2 - (art.box.x + art.box.width / 2) * scale;
  const y = height * 0.505 - (art.box.y + art.box.height / 2) * scale;
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.sage }),
    group(
      { transform: `translate(${format(x)} ${format(y)}) scale(${scale.toFixed(4)})` },
      contactShadow(art.foot),
      art.markup,
    ),
  );
}
