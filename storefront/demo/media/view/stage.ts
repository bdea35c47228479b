import { cylinderOutline, discOutline } from '../packshot/lathe.ts';
import { shadow } from '../packshot/shading.ts';
import { archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { acrossGradient, clipTo, downGradient } from '../svg/paint.ts';
import { smoothStops } from '../svg/smooth-stops.ts';
import type { SceneColors } from './scene-colors.ts';

/** Steps in which the shadow at the edge of a niche fades; a blur would look the same at three times the cost. */
const shadeSteps = 28;

/** An arched niche in a wall: brighter at the top, with the shadow of its left edge inside. */
export function drawNiche(box: Box, colors: SceneColors): string {
  const outline = archPath(box);
  const edge = box.width * 0.075;
  const layers = Array.from({ length: shadeSteps }, (_, index) => {
    const share = index / (shadeSteps - 1);
    const dark = 0.2 * (1 - share) ** 1.6;
    const offset = edge * share;
    return element('path', {
      d: archPath({ ...box, x: box.x + offset, y: box.y + offset * 0.8 }),
      fill: downGradient(box.y, box.y + box.height, [
        [0, mix(colors.nicheTop, shadow, dark)],
        [1, mix(colors.nicheBottom, shadow, dark)],
      ]),
    });
  });
  return group({ 'clip-path': clipTo(outline) }, ...layers);
}

/** The floor below `top`, with a soft shade where it meets the wall. */
export function drawFloor(top: number, width: number, height: number, color: string): string {
  return element('rect', {
    x: 0,
    y: top,
    width,
    height: height - top,
    fill: downGradient(
      top,
      height,
      smoothStops([
        [0, mix(color, shadow, 0.06)],
        [0.12, color],
        [1, mix(color, '#ffffff', 0.3)],
      ]),
    ),
  });
}

/** A round stage standing around 0, 0; its upper side lies at `-height`. */
export function drawPodium(radius: number, height: number, color: string): string {
  return (
    element('path', {
      d: cylinderOutline(radius, -height, 0),
      fill: acrossGradient(
        -radius,
        radius,
        smoothStops([
          [0, mix(color, shadow, 0.1)],
          [0.22, mix(color, shadow, 0.02)],
          [0.5, mix(color, shadow, 0.08)],
          [0.85, mix(color, shadow, 0.26)],
          [1, mix(color, shadow, 0.22)],
        ]),
      ),
    }) +
    element('path', {
      d: discOutline(radius, -height),
      fill: acrossGradient(-radius, radius, [
        [0, mix(color, '#ffffff', 0.6)],
        [0.6, mix(color, '#ffffff', 0.3)],
        [1, mix(color, shadow, 0.03)],
      ]),
    })
  );
}
