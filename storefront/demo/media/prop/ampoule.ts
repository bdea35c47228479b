import { shadow } from '../packshot/shading.ts';
import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { acrossGradient } from '../svg/paint.ts';

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
    element('rect', {
      x: -neck * 1.2,
      y: -half,
      width: neck * 2.4,
      height: half * 0.34,
      rx: neck * 0.6,
      fill: '#ffffff',
      opacity: 0.35,
    }) +
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
