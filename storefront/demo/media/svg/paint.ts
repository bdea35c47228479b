import { define, element } from './element.ts';
import type { Definition } from './element.ts';
import { insetBox } from './geometry.ts';
import type { Box, Point } from './geometry.ts';

/** Position 0 to 1, color, and opacity 0 to 1 (default 1). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A linear gradient between two points in drawing units. */
export function linearGradient(from: Point, to: Point, stops: readonly Stop[]): Definition {
  return define(
    'linearGradient',
    { gradientUnits: 'userSpaceOnUse', x1: from.x, y1: from.y, x2: to.x, y2: to.y },
    stopMarkup(stops),
  );
}

/** A gradient across the x axis from `left` to `right`. */
export function acrossGradient(left: number, right: number, stops: readonly Stop[]): Definition {
  return linearGradient({ x: left, y: 0 }, { x: right, y: 0 }, stops);
}

/** A gradient down the y axis from `top` to `bottom`. */
export function downGradient(top: number, bottom: number, stops: readonly Stop[]): Definition {
  return linearGradient({ x: 0, y: top }, { x: 0, y: bottom }, stops);
}

/** A radial gradient that fills the box of the element using it. */
export function radialGradient(stops: readonly Stop[], focus: Point = { x: 0.5, y: 0.5 }): Definition {
  return define('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5, fx: focus.x, fy: focus.y }, stopMarkup(stops));
}

/** A spot of color that fades out toward the edge of the element using it, like a blurred one but far cheaper. */
export function softSpot(color: string, strength: number): Definition {
  return radialGradient([
    [0, color, strength],
    [0.25, color, strength * 0.82],
    [0.5, color, strength * 0.44],
    [0.75, color, strength * 0.12],
    [1, color, 0],
  ]);
}

/** Cuts whatever uses it to the outline `path`. */
export function clipTo(path: string): Definition {
  return define('clipPath', {}, element('path', { d: path }));
}

/** Blurs what lies in `box`; `deviation` in drawing units. */
export function blur(deviation: number, box: Box): Definition {
  const { x, y, width, height } = insetBox(box, -3 * deviation);
  return define(
    'filter',
    { filterUnits: 'userSpaceOnUse', x, y, width, height },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** Lets what uses it cast a soft shadow on a surface right behind it; everything must lie in `box`. */
export function dropShadow(
  box: Box,
  options: { x: number; y: number; deviation: number; color: string; opacity: number },
): Definition {
  const { x, y, deviation, color, opacity } = options;
  const region = insetBox(box, -3 * deviation - Math.max(x, y));
  return define(
    'filter',
    { filterUnits: 'userSpaceOnUse', ...region },
    element('feDropShadow', { dx: x, dy: y, stdDeviation: deviation, 'flood-color': color, 'flood-opacity': opacity }),
  );
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('');
}
