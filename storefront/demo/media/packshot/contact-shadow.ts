import { element, group } from '../svg/element.ts';
import { blur, softSpot } from '../svg/paint.ts';
import type { PackFoot } from './pack-art.ts';
import { shadow } from './shading.ts';

/** Soft shadow on the ground around a foot: a wide veil to the right and a dark line of contact. */
export function contactShadow(foot: PackFoot, strength = 1): string {
  const { halfWidth, halfDepth, outline } = foot;
  if (outline !== undefined) {
    const box = { x: -halfWidth, y: -halfDepth, width: halfWidth * 2, height: halfDepth * 2 };
    const cast = (deviation: number, opacity: number, transform: string) =>
      group(
        { filter: blur(deviation, box), opacity: opacity * strength, transform },
        element('path', { d: outline, fill: shadow }),
      );
    return cast(18, 0.36, 'translate(24 8)') + cast(4, 0.6, 'translate(3 3)');
  }
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
    element('ellipse', { cx, cy, rx, ry, fill: softSpot(shadow, opacity * strength) });
  return (
    ellipse(halfWidth * 0.2, halfDepth * 0.5, halfWidth * 1.7, halfDepth * 2.2 + halfWidth * 0.08, 0.3) +
    ellipse(halfWidth * 0.04, halfDepth * 0.6, halfWidth * 1.14, halfDepth * 1.1 + 5, 0.6)
  );
}
