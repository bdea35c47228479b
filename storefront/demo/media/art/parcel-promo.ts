import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { place } from '../prop/placement.ts';
import { archGlyph, archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, svgDocument } from '../svg/element.ts';
import { linearGradient } from '../svg/paint.ts';
import { demoPacks } from './demo-packs.ts';

/** Tile of the sale, 1000 by 920: an open parcel, words go to the lower left. */
export function drawParcelPromo(): string {
  const [width, height] = [1000, 920];
  const packs: readonly (readonly [MediaProduct, number, number])[] = [
    [demoPacks.collagen, -98, 356],
    [demoPacks.electrolytes, 150, 350],
    [demoPacks.vitaminC, 40, 338],
  ];
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.forest }),
    element('path', {
      d: archPath({ x: 330, y: 64, width: 620, height: 900 }),
      fill: mix(palette.forest, palette.leaf, 0.28),
    }),
    place({ x: 640, y: 560 }, contactShadow({ halfWidth: 230, halfDepth: 20 }, 1.3), drawParcel(packs)),
  );
}

/** An open box with packs looking out of it; its foot stands on 0, 0. */
function drawParcel(packs: readonly (readonly [product: MediaProduct, x: number, height: number])[]): string {
  const card = '#d9b48a';
  const inside = packs
    .map(([product, x, tall]) => {
      const art = drawPack(product, 'front');
      const scale = tall / art.box.height;
      return place({ x: x - (art.box.x + art.box.width / 2) * scale, y: -168, scale }, art.markup);
    })
    .join('');
  return (
    element('path', { d: 'M-226 -226L-196 -262H196L226 -226Z', fill: mix(card, shadow, 0.5) }) +
    inside +
    element('path', {
      d: 'M-226 -226H226V0H-226Z',
      fill: linearGradient({ x: -226, y: -226 }, { x: 226, y: 0 }, [
        [0, mix(card, '#ffffff', 0.2)],
        [0.6, card],
        [1, mix(card, shadow, 0.2)],
      ]),
    }) +
    element('path', { d: 'M-226 -226L-292 -150L-280 -142L-226 -196Z', fill: mix(card, '#ffffff', 0.16) }) +
    element('path', { d: 'M226 -226L292 -150L280 -142L226 -196Z', fill: mix(card, shadow, 0.22) }) +
    element('rect', { x: -226, y: -226, width: 452, height: 16, fill: shadow, opacity: 0.07 }) +
    archGlyph(0, -168, 108, palette.forest)
  );
}
