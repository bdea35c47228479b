import type { MediaProduct } from '../media-product.ts';
import { formColors } from '../form-colors.ts';
import { guessForm } from '../product-form.ts';
import { drawAmpoule } from '../prop/ampoule.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { drawArchLabel } from './arch-label.ts';
import { contactShadow } from './contact-shadow.ts';
import { cartonExtent, drawCarton, onFront } from './carton.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { drawSachet } from './sachet.ts';
import { cardTone } from './tone.ts';

const size = { width: 400, height: 430, depth: 170 };
const sachet = { width: 66, height: 290 };
const ampoule = 236;

/** A broad box with two of its sachets, or of its ampoules, standing in front of it. */
export function drawSachetBox(product: MediaProduct, face: PackFace): PackArt {
  const { pack } = product;
  const tone = cardTone(pack.color);
  const extent = cartonExtent(size);
  const label: Box =
    face === 'front'
      ? { x: 34, y: -size.height + 30, width: size.width - 104, height: size.height - 60 }
      : { x: 22, y: -size.height + 22, width: size.width - 44, height: size.height - 44 };
  const art = drawArchLabel(product, face, label, 66);
  const stripe = element('rect', { x: 0, y: -56, width: size.depth, height: 18, fill: pack.band });
  const carton = drawCarton({ ...size, tone, front: art.markup, side: stripe });
  const shade = group(
    { transform: `translate(${sachet.width / 2} -2)` },
    contactShadow({ halfWidth: sachet.width * 0.5, halfDepth: 3 }),
  );
  const stick =
    shade +
    (guessForm(product) === 'ampoule'
      ? group(
          { transform: `translate(${sachet.width / 2} ${-ampoule / 2})` },
          drawAmpoule(ampoule, formColors(product).liquid),
        )
      : drawSachet({ ...sachet, color: tone.light, band: pack.band }));
  const at = (x: number, y: number, angle: number) =>
    group(
      { transform: `translate(${(extent.right + x).toFixed(2)} ${(extent.bottom + y).toFixed(2)}) rotate(${angle})` },
      stick,
    );
  const right = face === 'front' ? extent.right + 82 : extent.right;
  return {
    markup: carton + (face === 'front' ? at(-92, 2, -3) + at(-24, 10, 6) : ''),
    box: { x: extent.left, y: extent.top, width: right - extent.left, height: extent.bottom + 12 - extent.top },
    foot: { halfWidth: (extent.right - extent.left) / 2, halfDepth: extent.bottom, outline: extent.foot },
    silhouette: extent.silhouette,
    focus: onFront(label, size),
    label,
    texts: art.texts,
  };
}
