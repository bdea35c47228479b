import { palette } from '../palette.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { shadow } from '../packshot/shading.ts';
import { drawDrop, drawPipette } from '../prop/liquid.ts';
import { drawSoftgel } from '../prop/pill.ts';
import { place } from '../prop/placement.ts';
import { archGlyph, archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, format, group, svgDocument } from '../svg/element.ts';
import { blur, dropShadow, linearGradient } from '../svg/paint.ts';
import type { MediaProduct } from '../media-product.ts';
import { demoPacks } from './demo-packs.ts';
import { drawAwning, drawShopWindow } from './shop-window.ts';

/** Tile of the shops, 1200 by 720: words go to the lower left. */
export function drawStoresPromo(): string {
  const [width, height] = [1200, 720];
  const box = { x: 700, y: 170, width: 400, height: 560 };
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.turmeric }),
    element('path', { d: archPath({ x: 560, y: 66, width: 680, height: 660 }), fill: mix(palette.turmeric, palette.white, 0.22) }),
    drawShopWindow({ box, frame: palette.forest, shelves: [[demoPacks.vitaminD, demoPacks.vitaminC], [demoPacks.collagen, demoPacks.omega, demoPacks.electrolytes]], fill: 0.8 }),
    drawAwning(900, 176, 440, 92, [palette.paper, palette.forest]),
    place({ x: 640, y: 330 }, drawPin()),
  );
}

/** The marker of a place on a map, its point on 0, 0. */
function drawPin(): string {
  const body = 'M0 0C-22 -44 -74 -80 -74 -138A74 74 0 0 1 74 -138C74 -80 22 -44 0 0Z';
  return (
    element('ellipse', { cx: 4, cy: 4, rx: 34, ry: 8, fill: shadow, opacity: 0.25 }) +
    element('path', {
      d: body,
      fill: linearGradient({ x: -70, y: -210 }, { x: 70, y: 0 }, [
        [0, mix(palette.clay, '#ffffff', 0.2)],
        [0.5, palette.clay],
        [1, mix(palette.clay, shadow, 0.3)],
      ]),
    }) +
    element('circle', { cx: 0, cy: -138, r: 47, fill: palette.paper }) +
    archGlyph(0, -167, 56, palette.forest)
  );
}

/** Tile of the subscription, 1000 by 920: words go to the lower left. */
export function drawSubscriptionPromo(): string {
  const [width, height] = [1000, 920];
  const packs: readonly (readonly [MediaProduct, number, number])[] = [
    [demoPacks.collagen, -124, 400],
    [demoPacks.electrolytes, 146, 390],
    [demoPacks.vitaminC, 18, 380],
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
    element('path', { d: `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(from + 146, radius)}`, fill: 'none', stroke: color, 'stroke-width': 30, 'stroke-linecap': 'round' }) +
    element('path', { d: `M${at(from + 143, radius - 48)}L${at(from + 143, radius + 48)}L${at(from + 164, radius)}Z`, fill: color, stroke: color, 'stroke-width': 14, 'stroke-linejoin': 'round' });
  return half(-170) + half(10);
}

/** An open box with packs looking out of it; its foot stands on 0, 0. */
function drawParcel(packs: readonly (readonly [product: MediaProduct, x: number, height: number])[]): string {
  const card = '#d9b48a';
  const inside = packs
    .map(([product, x, tall]) => {
      const art = drawPack(product, 'front');
      const scale = tall / art.box.height;
      return place({ x: x - (art.box.x + art.box.width / 2) * scale, y: -110, scale }, art.markup);
    })
    .join('');
  return (
    element('path', { d: 'M-226 -226L-196 -262H196L226 -226Z', fill: mix(card, shadow, 0.5) }) +
    inside +
    element('path', { d: 'M-226 -226H226V0H-226Z', fill: linearGradient({ x: -226, y: -226 }, { x: 226, y: 0 }, [[0, mix(card, '#ffffff', 0.2)], [0.6, card], [1, mix(card, shadow, 0.2)]]) }) +
    element('path', { d: 'M-226 -226L-292 -150L-280 -142L-226 -196Z', fill: mix(card, '#ffffff', 0.16) }) +
    element('path', { d: 'M226 -226L292 -150L280 -142L226 -196Z', fill: mix(card, shadow, 0.22) }) +
    element('rect', { x: -226, y: -226, width: 452, height: 16, fill: shadow, opacity: 0.07 }) +
    archGlyph(0, -168, 108, palette.forest)
  );
}

/** Tile of the guide, 1000 by 920: words go to the lower left. */
export function drawGuidePromo(): string {
  const [width, height] = [1000, 920];
  const shade = dropShadow({ x: 260, y: 20, width: 740, height: 640 }, { x: 14, y: 18, deviation: 16, color: shadow, opacity: 0.22 });
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.blush }),
    element('path', { d: archPath({ x: 250, y: 64, width: 700, height: 900 }), fill: mix(palette.blush, palette.white, 0.4) }),
    group({ filter: shade }, place({ x: 600, y: 326, angle: -7 }, drawBook())),
    group({ filter: shade }, place({ x: 806, y: 250, angle: 24 }, drawPipette(430, '#dd9427', '#2a2e2b'))),
    place({ x: 704, y: 478 }, drawDrop(30, '#dd9427')),
    group({ filter: shade }, place({ x: 846, y: 520, angle: 20 }, drawSoftgel(86, '#dd9427', 20)), place({ x: 930, y: 590, angle: -34 }, drawSoftgel(86, '#dd9427', -34))),
  );
}

/** An open book around 0, 0: a sun over an arch on the left page, lines of text on the right one. */
function drawBook(): string {
  const page = (side: 1 | -1) => `M0 -196C${side * 90} -226 ${side * 220} -222 ${side * 290} -206V196C${side * 220} 180 ${side * 90} 176 0 206Z`;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = -98 + index * 30;
    const end = index % 4 === 3 ? 170 : 248;
    return `M40 ${y}C100 ${y - 12} 180 ${y - 14} ${end} ${y - 8}`;
  }).join('');
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index * Math.PI) / 8;
    return `M${format(Math.cos(angle) * 66)} ${format(Math.sin(angle) * 66)}L${format(Math.cos(angle) * 88)} ${format(Math.sin(angle) * 88)}`;
  }).join('');
  return (
    element('rect', { x: -302, y: -204, width: 604, height: 420, rx: 14, fill: palette.forest }) +
    element('path', { d: page(-1), fill: linearGradient({ x: -290, y: 0 }, { x: 0, y: 0 }, [[0, '#fffdf8'], [0.8, '#f6f1e6'], [1, '#ddd5c4']]) }) +
    element('path', { d: page(1), fill: linearGradient({ x: 0, y: 0 }, { x: 290, y: 0 }, [[0, '#ded6c5'], [0.18, '#f8f4ea'], [1, '#fffdf8']]) }) +
    element('path', { d: lines, fill: 'none', stroke: palette.muted, 'stroke-opacity': 0.4, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    element('path', { d: 'M40 -148C90 -160 140 -162 190 -158', fill: 'none', stroke: palette.forest, 'stroke-width': 13, 'stroke-linecap': 'round' }) +
    place(
      { x: -146, y: 24 },
      element('path', { d: 'M-54 0A54 54 0 0 1 54 0Z', fill: palette.turmeric }),
      element('path', { d: rays, fill: 'none', stroke: palette.turmeric, 'stroke-width': 9, 'stroke-linecap': 'round' }),
      element('path', { d: 'M-104 0H104', fill: 'none', stroke: palette.forest, 'stroke-width': 8, 'stroke-linecap': 'round' }),
      element('path', { d: 'M-80 44H80M-80 72H40', fill: 'none', stroke: palette.muted, 'stroke-opacity': 0.4, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    ) +
    group({ filter: blur(6, { x: -20, y: -200, width: 40, height: 400 }), opacity: 0.18 }, element('rect', { x: -6, y: -190, width: 12, height: 390, fill: shadow }))
  );
}
