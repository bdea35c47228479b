import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { place } from '../prop/placement.ts';
import { archGlyph } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, format, svgDocument } from '../svg/element.ts';
import { linearGradient } from '../svg/paint.ts';
import { demoPacks } from './demo-packs.ts';

/** Tile of the subscription, 1000 by 920: words go to the lower left. */
export function drawSubscriptionPromo(): string {
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
    place({ x: 640, y: 330 }, drawCycle(286)),
    place({ x: 640, y: 560 }, contactShadow({ halfWidth: 230, halfDepth: 20 }, 1.3), drawParcel(packs)),
  );
}

/** Two arrows running after each other in a circle around 0, 0. */
function drawCycle(radius: number): string {
  const color = mix(palette.forest, palette.leaf, 0.55);
  const at = (degrees: number, distance: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${format(Math.cos(angle) * distance)} ${format(Math.sin(angle) * distance)}`;
  };
  const half = (from: number) =>
    element('path', {
      d: `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(from + 146, radius)}`,
      fill: 'none',
      stroke: color,
      'stroke-width': 30,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d: `M${at(from + 143, radius - 48)}L${at(from + 143, radius + 48)}L${at(from + 164, radius)}Z`,
      fill: color,
      stroke: color,
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    });
  return half(-170) + half(10);
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
