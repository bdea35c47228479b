import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { contrast, mix } from '../svg/color.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { drawArchLabel } from './arch-label.ts';
import { contactShadow } from './contact-shadow.ts';
import { drawBlister } from './blister.ts';
import { cartonExtent, drawCarton, onFront } from './carton.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { cardTone } from './tone.ts';

const size = { width: 380, height: 500, depth: 130 };
const blister = { width: 132, height: 300 };

/** A folding box with one of its blisters leaning against it, for tablets. */
export function drawBlisterBox(product: MediaProduct, face: PackFace): PackArt {
  const { pack } = product;
  const tone = cardTone(pack.color);
  const extent = cartonExtent(size);
  const label: Box =
    face === 'front'
      ? { x: 30, y: -size.height + 38, width: size.width - 78, height: size.height - 76 }
      : { x: 22, y: -size.height + 24, width: size.width - 44, height: size.height - 48 };
  const art = drawArchLabel(product, face, label, 72);
  const stripe = element('rect', { x: 0, y: -62, width: size.depth, height: 18, fill: pack.band });
  const carton = drawCarton({ ...size, tone, front: art.markup, side: stripe });
  const leaning =
    face === 'front'
      ? group(
          { transform: `translate(${(extent.right - 78).toFixed(2)} ${(extent.bottom + 8).toFixed(2)}) rotate(5)` },
          group(
            { transform: `translate(${blister.width / 2} -2)` },
            contactShadow({ halfWidth: blister.width * 0.5, halfDepth: 3 }),
          ),
          drawBlister({ ...blister, columns: 2, rows: 5, color: tabletColor(pack.band) }),
        )
      : '';
  const right = face === 'front' ? extent.right + 80 : extent.right;
  return {
    markup: carton + leaning,
    box: { x: extent.left, y: extent.top, width: right - extent.left, height: extent.bottom + 12 - extent.top },
    foot: { halfWidth: (extent.right - extent.left) / 2, halfDepth: extent.bottom, outline: extent.foot },
    silhouette: extent.silhouette,
    focus: onFront(label, size),
    label,
    texts: art.texts,
  };
}

/** Tablets take a pale shade of the band, so that they stand out from the foil. */
function tabletColor(band: string): string {
  const pale = mix(band, palette.white, 0.55);
  return contrast(pale, palette.white) < 1.25 ? mix(band, palette.turmeric, 0.4) : pale;
}
