import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { place } from '../prop/placement.ts';
import { element, svgDocument } from '../svg/element.ts';
import { packScale } from './pack-scale.ts';
import { productCanvas } from './product-canvas.ts';

/** Where tall packs stand, so that a row of pictures has one shelf. */
const shelf = 866;

/** The pack on the plain ground of the shop. */
export function drawFrontView(product: MediaProduct): string {
  const { width, height } = productCanvas;
  const art = drawPack(product, 'front');
  const full = Math.min((width * 0.7) / art.box.width, (height * 0.71) / art.box.height);
  const centered = height / 2 + (art.box.height / 2) * full;
  const foot = (centered + shelf) / 2 - (art.box.y + art.box.height) * full;
  const scale = full * packScale(product.pack);
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.sage }),
    place(
      { x: width / 2 - (art.box.x + art.box.width / 2) * scale, y: foot, scale },
      contactShadow(art.foot),
      art.markup,
    ),
  );
}
