import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { place } from '../prop/placement.ts';
import { archGlyph, archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, svgDocument } from '../svg/element.ts';
import { linearGradient } from '../svg/paint.ts';
import { demoPacks } from './demo-packs.ts';
import { drawAwning, drawShopWindow } from './shop-window.ts';

/** Tile of the shops, 1200 by 720: words go to the lower left. */
export function drawStoresPromo(): string {
  const [width, height] = [1200, 720];
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.turmeric }),
    element('path', {
      d: archPath({ x: 560, y: 66, width: 680, height: 660 }),
      fill: mix(palette.turmeric, palette.white, 0.22),
    }),
    drawShop(),
  );
}

/** The same for narrow tiles, 1000 by 920: words go to the lower part. */
export function drawNarrowStoresPromo(): string {
  const [width, height] = [1000, 920];
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: palette.turmeric }),
    element('path', {
      d: archPath({ x: 330, y: 64, width: 620, height: 900 }),
      fill: mix(palette.turmeric, palette.white, 0.22),
    }),
    place(
      { x: 10, y: 30, scale: 0.72 },
      drawShop(),
      element('rect', { x: 664, y: 724, width: 472, height: 22, rx: 6, fill: mix(palette.forest, shadow, 0.2) }),
    ),
  );
}

/** A shop window with its awning and a pin beside it, standing on 730. */
function drawShop(): string {
  return (
    drawShopWindow({
      box: { x: 700, y: 170, width: 400, height: 560 },
      frame: palette.forest,
      shelves: [
        [demoPacks.vitaminD, demoPacks.vitaminC],
        [demoPacks.collagen, demoPacks.omega, demoPacks.electrolytes],
      ],
      fill: 0.8,
    }) +
    drawAwning(900, 176, 440, 92, [palette.paper, palette.forest]) +
    place({ x: 640, y: 330 }, drawPin())
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
