import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { acrossGradient, downGradient, radialGradient } from '../svg/paint.ts';
import { shadow } from '../packshot/shading.ts';

/** A glass pipette around 0, 0, pointing down along the y axis, half filled with `liquid`, its drop about to fall. */
export function drawPipette(length: number, liquid: string, rubber: string): string {
  const tube = length * 0.05;
  const tip = length * 0.016;
  const top = -length / 2;
  const bottom = length / 2;
  const glass = (scale: number, from: number, to: number) =>
    `M${format(-tube * scale)} ${format(from)}H${format(tube * scale)}V${format(to - length * 0.14)}` +
    `C${format(tube * scale)} ${format(to - length * 0.08)} ${format(tip * scale)} ${format(to - length * 0.07)} ${format(tip * scale)} ${format(to)}` +
    `H${format(-tip * scale)}C${format(-tip * scale)} ${format(to - length * 0.07)} ${format(-tube * scale)} ${format(to - length * 0.08)} ${format(-tube * scale)} ${format(to - length * 0.14)}Z`;
  const bulb = length * 0.075;
  return (
    element('path', { d: glass(1, top + length * 0.26, bottom), fill: '#ffffff', opacity: 0.5 }) +
    element('path', {
      d: glass(0.78, top + length * 0.46, bottom),
      fill: acrossGradient(-tube, tube, [
        [0, mix(liquid, shadow, 0.2)],
        [0.4, mix(liquid, '#ffffff', 0.3)],
        [1, mix(liquid, shadow, 0.3)],
      ]),
    }) +
    element('path', { d: glass(1, top + length * 0.26, bottom), fill: 'none', stroke: mix(rubber, '#ffffff', 0.55), 'stroke-opacity': 0.55, 'stroke-width': length * 0.005 }) +
    element('path', {
      d: `M${format(-tube * 0.6)} ${format(top + length * 0.3)}V${format(bottom - length * 0.17)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.85,
      'stroke-width': length * 0.01,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d:
        `M${format(-bulb * 0.6)} ${format(top + bulb * 0.7)}C${format(-bulb * 0.6)} ${format(top - bulb * 0.2)} ${format(bulb * 0.6)} ${format(top - bulb * 0.2)} ${format(bulb * 0.6)} ${format(top + bulb * 0.7)}` +
        `L${format(bulb * 0.8)} ${format(top + length * 0.17)}H${format(-bulb * 0.8)}Z`,
      fill: acrossGradient(-bulb, bulb, [
        [0, mix(rubber, '#ffffff', 0.06)],
        [0.3, mix(rubber, '#ffffff', 0.32)],
        [1, mix(rubber, shadow, 0.5)],
      ]),
    }) +
    element('rect', {
      x: -bulb * 1.1,
      y: top + length * 0.16,
      width: bulb * 2.2,
      height: length * 0.115,
      rx: bulb * 0.18,
      fill: acrossGradient(-bulb, bulb, [
        [0, rubber],
        [0.3, mix(rubber, '#ffffff', 0.28)],
        [1, mix(rubber, shadow, 0.5)],
      ]),
    }) +
    element('path', {
      d: [-0.8, -0.5, -0.15, 0.2, 0.52, 0.82].map((x) => `M${format(bulb * x)} ${format(top + length * 0.18)}v${format(length * 0.075)}`).join(''),
      fill: 'none',
      stroke: shadow,
      'stroke-opacity': 0.3,
      'stroke-width': bulb * 0.1,
    })
  );
}

/** A drop with its point up, around 0, 0. */
export function drawDrop(size: number, liquid: string): string {
  const half = size / 2;
  return (
    element('path', {
      d:
        `M0 ${format(-size * 0.78)}C${format(half * 0.3)} ${format(-size * 0.4)} ${format(half)} ${format(-size * 0.12)} ${format(half)} ${format(size * 0.14)}` +
        `A${format(half)} ${format(half)} 0 0 1 ${format(-half)} ${format(size * 0.14)}C${format(-half)} ${format(-size * 0.12)} ${format(-half * 0.3)} ${format(-size * 0.4)} 0 ${format(-size * 0.78)}Z`,
      fill: radialGradient(
        [
          [0, mix(liquid, '#ffffff', 0.6)],
          [0.5, liquid],
          [1, mix(liquid, shadow, 0.34)],
        ],
        { x: 0.6, y: 0.72 },
      ),
    }) +
    element('ellipse', { cx: -half * 0.4, cy: size * 0.02, rx: half * 0.16, ry: half * 0.34, fill: '#ffffff', opacity: 0.85, transform: 'rotate(16)' })
  );
}

/** A bead of liquid lying on the ground; `flatness` is its height in the picture as a share of its width. */
export function drawBead(radius: number, liquid: string, flatness = 0.9): string {
  const ry = radius * flatness;
  return (
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx: radius,
      ry,
      fill: radialGradient(
        [
          [0, mix(liquid, '#ffffff', 0.62), 0.9],
          [0.55, liquid, 0.82],
          [0.9, mix(liquid, shadow, 0.22), 0.85],
          [1, mix(liquid, shadow, 0.4), 0.85],
        ],
        { x: 0.64, y: 0.68 },
      ),
    }) +
    element('ellipse', { cx: -radius * 0.38, cy: -ry * 0.44, rx: radius * 0.24, ry: ry * 0.15, fill: '#ffffff', opacity: 0.9, transform: `rotate(${format(-36 * flatness)} ${format(-radius * 0.38)} ${format(-ry * 0.44)})` })
  );
}

/** A spoon seen from above, its bowl around 0, 0 filled with `liquid`, its handle to the right. */
export function drawSpoon(radius: number, liquid: string): string {
  const steel = ['#f4f6f4', '#b9c1bc', '#e6eae7'] as const;
  const brushed = downGradient(-radius, radius, [
    [0, steel[0]],
    [0.55, steel[1]],
    [1, steel[2]],
  ]);
  return (
    element('path', {
      d:
        `M${format(radius * 1.2)} ${format(-radius * 0.2)}C${format(radius * 1.8)} ${format(-radius * 0.08)} ${format(radius * 3.4)} ${format(-radius * 0.12)} ${format(radius * 4.6)} ${format(-radius * 0.2)}` +
        `A${format(radius * 0.2)} ${format(radius * 0.2)} 0 0 1 ${format(radius * 4.6)} ${format(radius * 0.2)}` +
        `C${format(radius * 3.4)} ${format(radius * 0.12)} ${format(radius * 1.8)} ${format(radius * 0.08)} ${format(radius * 1.2)} ${format(radius * 0.2)}Z`,
      fill: brushed,
    }) +
    element('ellipse', { cx: 0, cy: 0, rx: radius * 1.36, ry: radius, fill: brushed }) +
    element('ellipse', { cx: 0, cy: 0, rx: radius * 1.24, ry: radius * 0.88, fill: mix(liquid, shadow, 0.3) }) +
    element('ellipse', {
      cx: radius * 0.02,
      cy: radius * 0.03,
      rx: radius * 1.2,
      ry: radius * 0.84,
      fill: radialGradient(
        [
          [0, mix(liquid, '#ffffff', 0.45)],
          [0.6, liquid],
          [1, mix(liquid, shadow, 0.2)],
        ],
        { x: 0.62, y: 0.66 },
      ),
    }) +
    element('path', {
      d: `M${format(-radius * 0.86)} ${format(-radius * 0.2)}C${format(-radius * 0.7)} ${format(-radius * 0.56)} ${format(-radius * 0.2)} ${format(-radius * 0.66)} ${format(radius * 0.3)} ${format(-radius * 0.64)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.85,
      'stroke-width': radius * 0.07,
      'stroke-linecap': 'round',
    })
  );
}

/** A sealed glass ampoule around 0, 0, drawn along the y axis. */
export function drawAmpoule(length: number, liquid: string): string {
  const half = length / 2;
  const wide = length * 0.13;
  const neck = wide * 0.34;
  const outline =
    `M${format(-neck)} ${format(-half)}H${format(neck)}L${format(neck * 0.8)} ${format(-half * 0.5)}C${format(neck)} ${format(-half * 0.36)} ${format(wide)} ${format(-half * 0.36)} ${format(wide)} ${format(-half * 0.16)}` +
    `V${format(half - wide * 0.4)}Q${format(wide)} ${format(half)} ${format(wide * 0.5)} ${format(half)}H${format(-wide * 0.5)}Q${format(-wide)} ${format(half)} ${format(-wide)} ${format(half - wide * 0.4)}` +
    `V${format(-half * 0.16)}C${format(-wide)} ${format(-half * 0.36)} ${format(-neck)} ${format(-half * 0.36)} ${format(-neck * 0.8)} ${format(-half * 0.5)}Z`;
  return (
    element('path', {
      d: outline,
      fill: acrossGradient(-wide, wide, [
        [0, mix(liquid, shadow, 0.34)],
        [0.24, liquid],
        [0.44, mix(liquid, '#ffffff', 0.4)],
        [0.8, liquid],
        [1, mix(liquid, shadow, 0.4)],
      ]),
    }) +
    element('rect', { x: -neck * 1.2, y: -half, width: neck * 2.4, height: half * 0.34, rx: neck * 0.6, fill: '#ffffff', opacity: 0.35 }) +
    element('path', {
      d: `M${format(-wide * 0.58)} ${format(-half * 0.08)}V${format(half * 0.8)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': wide * 0.16,
      'stroke-linecap': 'round',
    })
  );
}
