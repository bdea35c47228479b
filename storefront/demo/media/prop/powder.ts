import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { linearGradient, radialGradient } from '../svg/paint.ts';
import { shadow } from '../packshot/shading.ts';
import { scatter } from './scatter.ts';

/** A loose heap of powder on the ground, seen from the side: its foot on y = 0. */
export function drawPowderHeap(width: number, color: string): string {
  const half = width / 2;
  const height = width * 0.3;
  const outline =
    `M${format(-half)} 0C${format(-half * 0.7)} ${format(-height * 0.1)} ${format(-half * 0.42)} ${format(-height * 0.78)} ${format(-half * 0.12)} ${format(-height * 0.96)}` +
    `C${format(half * 0.05)} ${format(-height * 1.06)} ${format(half * 0.16)} ${format(-height * 0.92)} ${format(half * 0.3)} ${format(-height * 0.68)}` +
    `C${format(half * 0.5)} ${format(-height * 0.36)} ${format(half * 0.76)} ${format(-height * 0.06)} ${format(half)} 0` +
    `C${format(half * 0.6)} ${format(height * 0.16)} ${format(-half * 0.6)} ${format(height * 0.16)} ${format(-half)} 0Z`;
  return (
    element('path', {
      d: outline,
      fill: linearGradient({ x: -half * 0.7, y: -height }, { x: half * 0.7, y: height * 0.2 }, [
        [0, mix(color, '#ffffff', 0.5)],
        [0.45, color],
        [1, mix(color, shadow, 0.3)],
      ]),
    }) + speckles(half * 0.5, height * 0.3, -height * 0.34, color)
  );
}

/** A measuring scoop full of powder, seen from above: bowl around 0, 0, handle to the right. */
export function drawScoop(radius: number, powder: string, plastic: string): string {
  const handle = radius * 0.24;
  return (
    element('rect', {
      x: radius * 0.8,
      y: -handle,
      width: radius * 2.3,
      height: handle * 2,
      rx: handle,
      fill: linearGradient({ x: 0, y: -handle }, { x: 0, y: handle }, [
        [0, mix(plastic, '#ffffff', 0.6)],
        [0.4, plastic],
        [1, mix(plastic, shadow, 0.26)],
      ]),
    }) +
    element('rect', {
      x: radius * 1.2,
      y: -handle * 0.42,
      width: radius * 1.5,
      height: handle * 0.84,
      rx: handle * 0.42,
      fill: shadow,
      opacity: 0.1,
    }) +
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: linearGradient({ x: -radius, y: -radius }, { x: radius, y: radius }, [
        [0, mix(plastic, '#ffffff', 0.7)],
        [1, mix(plastic, shadow, 0.3)],
      ]),
    }) +
    element('circle', { cx: 0, cy: 0, r: radius * 0.89, fill: mix(plastic, shadow, 0.32) }) +
    element('circle', {
      cx: radius * 0.02,
      cy: radius * 0.03,
      r: radius * 0.86,
      fill: radialGradient(
        [
          [0, mix(powder, '#ffffff', 0.6)],
          [0.5, powder],
          [1, mix(powder, shadow, 0.26)],
        ],
        { x: 0.36, y: 0.34 },
      ),
    }) +
    speckles(radius * 0.72, radius * 0.72, 0, powder)
  );
}

/** Powder spilt on the ground, seen from above. */
export function drawSpill(radius: number, powder: string): string {
  const corners = 26;
  const lobes = scatter(corners, powder).map(({ size }, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const distance = radius * (0.86 + 0.05 * Math.sin(index * 0.97) + 0.13 * size);
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance * 0.78 };
  });
  const middle = (index: number) => {
    const [from, to] = [lobes[index % corners], lobes[(index + 1) % corners]];
    return from && to ? `${format((from.x + to.x) / 2)} ${format((from.y + to.y) / 2)}` : '0 0';
  };
  const outline = lobes.map((point, index) => `Q${format(point.x)} ${format(point.y)} ${middle(index)}`).join('');
  return (
    speckles(radius * 1.3, radius * 1.05, 0, powder) +
    element('path', {
      d: `M${middle(corners - 1)}${outline}Z`,
      fill: radialGradient(
        [
          [0, mix(powder, '#ffffff', 0.6)],
          [0.55, mix(powder, '#ffffff', 0.12)],
          [1, mix(powder, shadow, 0.12)],
        ],
        { x: 0.4, y: 0.36 },
      ),
    }) +
    speckles(radius * 0.8, radius * 0.6, 0, powder)
  );
}

/** Grains of powder within an ellipse around 0, `y`. */
function speckles(rx: number, ry: number, y: number, powder: string): string {
  let light = '';
  let dark = '';
  scatter(80, `${powder} ${rx.toFixed(0)}`).forEach(({ x, turn, size }, index) => {
    const radius = 0.7 + size * 1.6;
    const [distance, angle] = [Math.sqrt(x), turn * 2 * Math.PI];
    const left = Math.cos(angle) * distance * rx - radius;
    const middle = y + Math.sin(angle) * distance * ry;
    const dot = `M${format(left)} ${format(middle)}a${format(radius)} ${format(radius)} 0 1 0 ${format(radius * 2)} 0a${format(radius)} ${format(radius)} 0 1 0 ${format(-radius * 2)} 0Z`;
    if (index % 2 === 0) light += dot;
    else dark += dot;
  });
  return (
    element('path', { d: light, fill: '#ffffff', opacity: 0.6 }) +
    element('path', { d: dark, fill: mix(powder, shadow, 0.32), opacity: 0.4 })
  );
}
