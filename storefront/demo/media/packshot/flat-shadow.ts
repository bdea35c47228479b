import { element, group } from '../svg/element.ts';
import { shadow } from './shading.ts';

const layers = 16;

/**
 * Soft shadow of a thing lying flat, seen from above: wider and wider outlines laid over each other. Unlike a filter it
 * does not end where the picture cuts the thing off.
 *
 * @param reach how far the shadow spreads around the outline, in drawing units.
 */
export function flatShadow(silhouette: string, reach: number): string {
  const widths = Array.from({ length: layers }, (_, index) => 2 * reach * (1 - index / layers) ** 1.3);
  return group(
    {
      transform: `translate(${reach * 0.62} ${reach * 0.62})`,
      fill: shadow,
      stroke: shadow,
      'stroke-linejoin': 'round',
    },
    ...widths.map((width) => element('path', { d: silhouette, 'stroke-width': width, opacity: 0.026 })),
  );
}
