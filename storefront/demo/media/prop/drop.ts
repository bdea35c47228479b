import { shadow } from '../packshot/shading.ts';
import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { radialGradient } from '../svg/paint.ts';

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
    element('ellipse', {
      cx: -half * 0.4,
      cy: size * 0.02,
      rx: half * 0.16,
      ry: half * 0.34,
      fill: '#ffffff',
      opacity: 0.85,
      transform: 'rotate(16)',
    })
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
    element('ellipse', {
      cx: -radius * 0.38,
      cy: -ry * 0.44,
      rx: radius * 0.24,
      ry: ry * 0.15,
      fill: '#ffffff',
      opacity: 0.9,
      transform: `rotate(${format(-36 * flatness)} ${format(-radius * 0.38)} ${format(-ry * 0.44)})`,
    })
  );
}
