import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { place } from '../prop/placement.ts';
import { archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, format, group, svgDocument } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { acrossGradient, clipTo, downGradient } from '../svg/paint.ts';
import { drawWordmark } from './brand.ts';
import { demoPacks } from './demo-packs.ts';
import { drawAwning, drawShopWindow } from './shop-window.ts';
import { drawHouse, drawPavement, drawPlanter, street } from './street.ts';

const { width, height, ground } = street;
const front = { left: 150, right: 1450, top: 150 } as const;

/** The front of a shop in the street, 1600 by 1000. */
export function drawStoreFront(): string {
  const timber = palette.forest;
  const window = (x: number, shelves: Parameters<typeof drawShopWindow>[0]['shelves']) =>
    drawShopWindow({ box: { x, y: 372, width: 420, height: 418 }, frame: palette.forestDeep, shelves, fill: 0.84 });
  const sign = drawWordmark(0, 0, 66, palette.paper);
  return svgDocument(
    width,
    height,
    drawHouse(),
    element('rect', {
      x: front.left,
      y: front.top,
      width: front.right - front.left,
      height: ground - front.top,
      fill: acrossGradient(front.left, front.right, [
        [0, mix(timber, '#ffffff', 0.07)],
        [0.6, timber],
        [1, mix(timber, shadow, 0.18)],
      ]),
    }),
    element('rect', {
      x: front.left - 18,
      y: front.top - 22,
      width: front.right - front.left + 36,
      height: 26,
      fill: palette.forestDeep,
    }),
    element('rect', {
      x: front.left - 18,
      y: front.top - 22,
      width: front.right - front.left + 36,
      height: 6,
      fill: mix(timber, '#ffffff', 0.24),
    }),
    place({ x: (width - sign.width) / 2, y: 216 }, sign.markup),
    drawPanels(),
    window(206, [
      [demoPacks.vitaminD, demoPacks.vitaminC, demoPacks.lemonBalm],
      [demoPacks.collagen, demoPacks.omega, demoPacks.magnesium, demoPacks.electrolytes],
    ]),
    window(974, [
      [demoPacks.propolis, demoPacks.hair, demoPacks.multivitamin],
      [demoPacks.creatine, demoPacks.protein, demoPacks.elderberry, demoPacks.vitaminD],
    ]),
    drawDoor({ x: 690, y: 372, width: 220, height: ground - 372 }),
    drawAwning(416, 286, 452, 84, [palette.paper, palette.leaf]),
    drawAwning(1184, 286, 452, 84, [palette.paper, palette.leaf]),
    drawPavement(),
    drawPlanter(112, 0.95),
    drawPlanter(1488, 0.95),
    drawPlanter(660, 0.62),
    drawPlanter(940, 0.62),
  );
}

/** Panels of the timber between and below the windows. */
function drawPanels(): string {
  const panel = (box: Box) =>
    element('rect', { ...box, rx: 4, fill: mix(palette.forest, shadow, 0.16) }) +
    element('rect', {
      x: box.x + 3,
      y: box.y + 3,
      width: box.width - 3,
      height: box.height - 3,
      rx: 4,
      fill: mix(palette.forest, '#ffffff', 0.05),
    });
  const below = [206, 974].flatMap((x) =>
    [0, 1, 2].map((index) => panel({ x: x + index * 144, y: 806, width: 132, height: 56 })),
  );
  const pillars = [168, 644, 928, 1404].map((x) => panel({ x, y: 390, width: 28, height: 400 }));
  return [...below, ...pillars].join('');
}

/** The door: an arched pane over a panel, a brass handle, a step. */
function drawDoor(box: Box): string {
  const pane: Box = { x: box.x + 34, y: box.y + 34, width: box.width - 68, height: box.height - 190 };
  const outline = archPath(pane);
  const lower = box.y + box.height - 130;
  return (
    element('path', { d: archPath(box), fill: palette.forestDeep }) +
    element('path', {
      d: archPath({ x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 12 }),
      fill: mix(palette.forest, '#ffffff', 0.13),
    }) +
    group(
      { 'clip-path': clipTo(outline) },
      element('path', {
        d: outline,
        fill: downGradient(pane.y, pane.y + pane.height, [
          [0, '#fbeecd'],
          [1, '#e3be7c'],
        ]),
      }),
      element('path', {
        d: `M${format(pane.x + 90)} ${pane.y}h40l-130 ${pane.height}h-40Z`,
        fill: '#ffffff',
        opacity: 0.22,
      }),
    ) +
    element('path', { d: outline, fill: 'none', stroke: palette.forestDeep, 'stroke-width': 5 }) +
    element('rect', {
      x: box.x + 34,
      y: lower,
      width: box.width - 68,
      height: 96,
      rx: 5,
      fill: mix(palette.forest, shadow, 0.12),
    }) +
    element('rect', {
      x: box.x + box.width - 30,
      y: box.y + 250,
      width: 10,
      height: 92,
      rx: 5,
      fill: palette.turmeric,
    }) +
    element('rect', {
      x: box.x - 24,
      y: box.y + box.height - 10,
      width: box.width + 48,
      height: 14,
      rx: 3,
      fill: '#cfc7b8',
    })
  );
}
