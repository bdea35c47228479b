import { shadow } from '../packshot/shading.ts';
import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { downGradient, radialGradient } from '../svg/paint.ts';

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
