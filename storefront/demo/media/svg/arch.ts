import { element, format } from './element.ts';
import type { Box } from './geometry.ts';

/** Outline of an arch: a window with a round top that fills `box`. */
export function archPath({ x, y, width, height }: Box): string {
  const radius = Math.min(width / 2, height);
  return (
    `M${format(x)} ${format(y + height)}V${format(y + radius)}` +
    `A${format(width / 2)} ${format(radius)} 0 0 1 ${format(x + width)} ${format(y + radius)}V${format(y + height)}Z`
  );
}

/** Width of the logo glyph as a share of its height. */
export const glyphRatio = 0.8;

/**
 * The glyph of the shop: a sprout in an arched window.
 *
 * @param height in drawing units; the glyph is `glyphRatio` times as wide, its top center is at `x`, `y`.
 */
export function archGlyph(x: number, y: number, height: number, color: string): string {
  const scale = height / 40;
  const line = {
    fill: 'none',
    stroke: color,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return element(
    'g',
    { transform: `translate(${format(x)} ${format(y)}) scale(${scale.toFixed(4)})` },
    element('path', { d: 'M-14.5 38.5V16A14.5 14.5 0 0 1 14.5 16V38.5Z', ...line }),
    element('path', { d: 'M0 38V19', ...line }),
    element('path', { d: 'M0 28C-7 28.5-8.5 23-8.5 19.5C-3 19.5 0 22.5 0 28Z', fill: color }),
    element('path', { d: 'M0 22.5C7 23 9 17.5 9 13.5C3 13.5 0 17 0 22.5Z', fill: color }),
  );
}
