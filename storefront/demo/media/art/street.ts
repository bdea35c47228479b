import { contactShadow } from '../packshot/contact-shadow.ts';
import { shadow } from '../packshot/shading.ts';
import { palette } from '../palette.ts';
import { drawBranch } from '../prop/leaf.ts';
import { place } from '../prop/placement.ts';
import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { acrossGradient, downGradient } from '../svg/paint.ts';

/** Size of pictures of the street, and where the pavement begins. */
export const street = { width: 1600, height: 1000, ground: 876 } as const;

const { width, height, ground } = street;

/** The plastered house above and beside the shop front. */
export function drawHouse(): string {
  const plaster = '#f0e4d6';
  const stones = [40, 1500]
    .flatMap((x) =>
      Array.from({ length: 7 }, (_, row) =>
        element('rect', {
          x: x + (row % 2) * 10,
          y: 176 + row * 100,
          width: 62,
          height: 84,
          rx: 4,
          fill: mix(plaster, shadow, 0.05),
        }),
      ),
    )
    .join('');
  const sills = [330, 800, 1270]
    .map(
      (x) =>
        element('rect', { x: x - 92, y: -20, width: 184, height: 92, fill: mix(plaster, '#ffffff', 0.5) }) +
        element('rect', { x: x - 76, y: -20, width: 152, height: 84, fill: '#8fa9a4' }) +
        element('rect', { x: x - 4, y: -20, width: 8, height: 84, fill: mix(plaster, '#ffffff', 0.6) }) +
        element('rect', { x: x - 108, y: 70, width: 216, height: 16, fill: mix(plaster, '#ffffff', 0.6) }) +
        element('rect', { x: x - 100, y: 86, width: 200, height: 8, fill: shadow, opacity: 0.1 }),
    )
    .join('');
  return (
    element('rect', {
      width,
      height,
      fill: acrossGradient(0, width, [
        [0, mix(plaster, '#ffffff', 0.3)],
        [1, mix(plaster, shadow, 0.07)],
      ]),
    }) +
    stones +
    sills
  );
}

/** Slabs and curb. */
export function drawPavement(): string {
  let joints = '';
  for (let index = -4; index <= 14; index += 1)
    joints += `M${index * 160} ${ground}L${format(index * 160 + (index * 160 - 800) * 0.16)} 964`;
  return (
    element('rect', {
      x: 0,
      y: ground,
      width,
      height: 90,
      fill: downGradient(ground, 966, [
        [0, '#c9c2b4'],
        [0.2, '#d9d3c6'],
        [1, '#e3ded3'],
      ]),
    }) +
    element('path', {
      d: `${joints}M0 914H${width}`,
      fill: 'none',
      stroke: shadow,
      'stroke-opacity': 0.1,
      'stroke-width': 2,
    }) +
    element('rect', { x: 0, y: 964, width, height: 14, fill: '#b9b2a4' }) +
    element('rect', { x: 0, y: 978, width, height: 22, fill: '#8d8a82' })
  );
}

/** A pot with a small bush, its foot at `x` on the pavement. */
export function drawPlanter(x: number, scale: number): string {
  const twig = (angle: number, length: number, tint: number) =>
    place(
      { x: 0, y: -84, angle },
      drawBranch({
        length,
        pairs: 5,
        leafLength: length * 0.36,
        leafWidth: length * 0.15,
        color: mix(palette.leaf, palette.forest, tint),
        bend: angle * 0.8,
      }),
    );
  const pot = 'M-52 -96H52L40 0H-40Z';
  return place(
    { x, y: 900, scale },
    contactShadow({ halfWidth: 46, halfDepth: 7 }),
    twig(-34, 150, 0.5) + twig(34, 150, 0.4) + twig(-16, 190, 0.2) + twig(18, 186, 0.3) + twig(0, 210, 0),
    element('path', {
      d: pot,
      fill: acrossGradient(-52, 52, [
        [0, '#c0674c'],
        [0.3, '#d07f63'],
        [1, '#8f4330'],
      ]),
    }),
    element('rect', {
      x: -57,
      y: -104,
      width: 114,
      height: 20,
      rx: 4,
      fill: acrossGradient(-57, 57, [
        [0, '#c97055'],
        [0.3, '#da8c70'],
        [1, '#9a4a36'],
      ]),
    }),
  );
}
