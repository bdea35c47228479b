import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { linearGradient, radialGradient } from '../svg/paint.ts';
import { drawLeaf } from './leaf.ts';
import { place } from './placement.ts';

/** Peel and flesh of a citrus fruit. */
export interface CitrusColors {
  peel: string;
  flesh: string;
}

const segments = 10;

/** The cut face of a citrus fruit around 0, 0. */
export function drawCitrusSlice(radius: number, { peel, flesh }: CitrusColors): string {
  const pith = mix(peel, '#fffdf2', 0.82);
  let wedges = '';
  let glints = '';
  for (let index = 0; index < segments; index += 1) {
    const middle = ((index + 0.5) * 2 * Math.PI) / segments;
    const spread = Math.PI / segments - 0.05;
    const point = (angle: number, distance: number) =>
      `${format(Math.cos(angle) * radius * distance)} ${format(Math.sin(angle) * radius * distance)}`;
    wedges +=
      `M${point(middle, 0.09)}L${point(middle - spread, 0.74)}Q${point(middle - spread, 0.83)} ${point(middle - spread * 0.6, 0.835)}` +
      `Q${point(middle, 0.86)} ${point(middle + spread * 0.6, 0.835)}Q${point(middle + spread, 0.83)} ${point(middle + spread, 0.74)}Z`;
    for (const [turn, near, far] of [
      [-0.5, 0.5, 0.68],
      [0.1, 0.36, 0.56],
      [0.5, 0.58, 0.74],
    ] as const) {
      glints += `M${point(middle + spread * turn, near)}L${point(middle + spread * turn * 0.86, far)}`;
    }
  }
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: linearGradient({ x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0, mix(peel, '#ffffff', 0.2)],
        [1, mix(peel, '#5a2c04', 0.28)],
      ]),
    }) +
    element('circle', { cx: 0, cy: 0, r: radius * 0.92, fill: pith }) +
    element('path', {
      d: wedges,
      fill: linearGradient({ x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0, mix(flesh, '#ffffff', 0.24)],
        [1, mix(flesh, '#7a3a00', 0.12)],
      ]),
    }) +
    element('path', {
      d: glints,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.45,
      'stroke-width': radius * 0.022,
      'stroke-linecap': 'round',
    })
  );
}

/** A whole round fruit around 0, 0 with a leaf at its stem. */
export function drawWholeFruit(radius: number, color: string, leaf: string): string {
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: radialGradient(
        [
          [0, mix(color, '#ffffff', 0.5)],
          [0.45, color],
          [0.85, mix(color, '#3a1a04', 0.3)],
          [1, mix(color, '#3a1a04', 0.42)],
        ],
        { x: 0.34, y: 0.3 },
      ),
    }) +
    place({ x: 0, y: -radius * 0.9, angle: -32, scale: 1 }, drawLeaf(radius * 0.9, radius * 0.42, leaf)) +
    element('ellipse', {
      cx: 0,
      cy: -radius * 0.9,
      rx: radius * 0.1,
      ry: radius * 0.05,
      fill: mix(leaf, '#3a2a14', 0.4),
    })
  );
}

/** A berry around 0, 0 with a soft bloom and a small crown. */
export function drawBerry(radius: number, color: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const distance = radius * (index % 2 === 0 ? 0.34 : 0.17);
    return `${format(Math.cos(angle) * distance + radius * 0.16)} ${format(Math.sin(angle) * distance * 0.8 - radius * 0.42)}`;
  });
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: radialGradient(
        [
          [0, mix(color, '#ffffff', 0.46)],
          [0.5, color],
          [1, mix(color, '#12060c', 0.5)],
        ],
        { x: 0.32, y: 0.28 },
      ),
    }) +
    element('path', { d: `M${points.join('L')}Z`, fill: mix(color, '#12060c', 0.55) }) +
    element('ellipse', {
      cx: -radius * 0.42,
      cy: -radius * 0.36,
      rx: radius * 0.2,
      ry: radius * 0.12,
      fill: '#ffffff',
      opacity: 0.5,
      transform: 'rotate(-38)',
    })
  );
}
