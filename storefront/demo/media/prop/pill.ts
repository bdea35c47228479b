import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { downGradient, linearGradient, radialGradient } from '../svg/paint.ts';
import { smoothStops } from '../svg/smooth-stops.ts';
import { shadow } from '../packshot/shading.ts';
import { facing } from './placement.ts';

/** Outline of a rounded bar of `length` and `radius`, lying along the x axis around 0, 0. */
export function barOutline(length: number, radius: number): string {
  const half = length / 2 - radius;
  return (
    `M${format(-half)} ${format(-radius)}H${format(half)}A${format(radius)} ${format(radius)} 0 0 1 ${format(half)} ${format(radius)}` +
    `H${format(-half)}A${format(radius)} ${format(radius)} 0 0 1 ${format(-half)} ${format(-radius)}Z`
  );
}

/** Shades across a bar of `radius` that will be turned by `angle`, the lit side toward the light. */
function barShade(color: string, radius: number, angle: number) {
  const lit = facing(angle);
  const peak = 0.5 - 0.26 * lit;
  const dark = mix(color, shadow, 0.34);
  return downGradient(
    -radius,
    radius,
    smoothStops([
      [0, mix(color, shadow, 0.1 + 0.14 * (1 - lit))],
      [Math.max(0.08, peak - 0.08), mix(color, '#ffffff', 0.34)],
      [Math.min(0.9, peak + 0.24), color],
      [1, lit > 0 ? dark : mix(color, shadow, 0.2)],
    ]),
  );
}

/** A two-piece capsule around 0, 0, drawn along the x axis; `angle` is the turn it will be given. */
export function drawCapsule(length: number, colors: readonly [string, string], angle: number): string {
  const radius = length * 0.17;
  const sleeve = radius * 1.05;
  const seam = length * 0.02;
  const half = length / 2;
  const lit = facing(angle) > 0 ? -1 : 1;
  const cap =
    `M${format(seam)} ${format(-sleeve)}H${format(half - sleeve)}A${format(sleeve)} ${format(sleeve)} 0 0 1 ${format(half - sleeve)} ${format(sleeve)}` +
    `H${format(seam)}Q${format(seam - radius * 0.16)} 0 ${format(seam)} ${format(-sleeve)}Z`;
  const glint = `M${format(-half + radius * 0.9)} ${format(lit * radius * 0.5)}H${format(-seam * 3)}M${format(seam * 3 + radius * 0.2)} ${format(lit * sleeve * 0.52)}H${format(half - radius)}`;
  return (
    element('path', { d: barOutline(length, radius), fill: barShade(colors[0], radius, angle) }) +
    element('path', { d: cap, fill: barShade(colors[1], sleeve, angle) }) +
    element('path', {
      d: `M${format(seam)} ${format(-sleeve)}Q${format(seam - radius * 0.16)} 0 ${format(seam)} ${format(sleeve)}`,
      fill: 'none',
      stroke: shadow,
      'stroke-opacity': 0.28,
      'stroke-width': radius * 0.09,
    }) +
    element('path', {
      d: glint,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.62,
      'stroke-width': radius * 0.16,
      'stroke-linecap': 'round',
    })
  );
}

/** An oil-filled soft capsule: translucent, lit from behind. */
export function drawSoftgel(length: number, color: string, angle: number): string {
  const [rx, ry] = [length / 2, length * 0.27];
  const lit = facing(angle) > 0 ? -1 : 1;
  return (
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx,
      ry,
      fill: radialGradient(
        [
          [0, mix(color, '#ffffff', 0.55)],
          [0.45, color],
          [0.85, mix(color, '#5a2c04', 0.35)],
          [1, mix(color, '#5a2c04', 0.55)],
        ],
        { x: 0.5, y: 0.5 - lit * 0.22 },
      ),
    }) +
    element('path', {
      d: `M${format(-rx * 0.62)} ${format(lit * ry * 0.52)}Q0 ${format(lit * ry * 0.92)} ${format(rx * 0.5)} ${format(lit * ry * 0.6)}Q0 ${format(lit * ry * 0.68)} ${format(-rx * 0.62)} ${format(lit * ry * 0.52)}Z`,
      fill: '#ffffff',
      opacity: 0.85,
    }) +
    element('path', {
      d: `M${format(-rx * 0.94)} 0H${format(rx * 0.94)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.2,
      'stroke-width': ry * 0.06,
    })
  );
}

/** A round tablet seen from above, with a score line. */
export function drawTablet(radius: number, color: string, scored = true): string {
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: linearGradient({ x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0, mix(color, '#ffffff', 0.7)],
        [0.5, color],
        [1, mix(color, shadow, 0.34)],
      ]),
    }) +
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius * 0.84,
      fill: linearGradient({ x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0, mix(color, shadow, 0.04)],
        [1, mix(color, '#ffffff', 0.34)],
      ]),
    }) +
    (scored
      ? element('path', {
          d: `M0 ${format(-radius * 0.7)}V${format(radius * 0.7)}`,
          fill: 'none',
          stroke: mix(color, shadow, 0.3),
          'stroke-width': radius * 0.07,
          'stroke-linecap': 'round',
        }) +
        element('path', {
          d: `M${format(radius * 0.06)} ${format(-radius * 0.68)}V${format(radius * 0.68)}`,
          fill: 'none',
          stroke: '#ffffff',
          'stroke-opacity': 0.7,
          'stroke-width': radius * 0.04,
          'stroke-linecap': 'round',
        })
      : '')
  );
}

/** A soft lozenge or gummy: a rounded square with a wet shine. */
export function drawLozenge(size: number, color: string): string {
  const half = size / 2;
  return (
    element('rect', {
      x: -half,
      y: -half,
      width: size,
      height: size,
      rx: size * 0.36,
      fill: radialGradient(
        [
          [0, mix(color, '#ffffff', 0.5)],
          [0.55, color],
          [1, mix(color, shadow, 0.36)],
        ],
        { x: 0.36, y: 0.32 },
      ),
    }) +
    element('path', {
      d: `M${format(-half * 0.62)} ${format(-half * 0.1)}C${format(-half * 0.62)} ${format(-half * 0.5)} ${format(-half * 0.4)} ${format(-half * 0.64)} ${format(half * 0.04)} ${format(-half * 0.64)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': size * 0.075,
      'stroke-linecap': 'round',
    })
  );
}
