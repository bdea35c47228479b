import { shadow } from '../packshot/shading.ts';
import { mix } from '../svg/color.ts';
import { element, format } from '../svg/element.ts';
import { acrossGradient } from '../svg/paint.ts';

/** A glass pipette around 0, 0, pointing down along the y axis, half filled with `liquid`, its drop about to fall. */
export function drawPipette(length: number, liquid: string, rubber: string): string {
  const tube = length * 0.05;
  const tip = length * 0.016;
  const top = -length / 2;
  const bottom = length / 2;
  const glass = (scale: number, from: number, to: number) =>
    `M${format(-tube * scale)} ${format(from)}H${format(tube * scale)}V${format(to - length * 0.14)}` +
    `C${format(tube * scale)} ${format(to - length * 0.08)} ${format(tip * scale)} ${format(to - length * 0.07)} ${format(tip * scale)} ${format(to)}` +
    `H${format(-tip * scale)}C${format(-tip * scale)} ${format(to - length * 0.07)} ${format(-tube * scale)} ${format(to - length * 0.08)} ${format(-tube * scale)} ${format(to - length * 0.14)}Z`;
  const bulb = length * 0.075;
  return (
    element('path', { d: glass(1, top + length * 0.26, bottom), fill: '#ffffff', opacity: 0.5 }) +
    element('path', {
      d: glass(0.78, top + length * 0.46, bottom),
      fill: acrossGradient(-tube, tube, [
        [0, mix(liquid, shadow, 0.2)],
        [0.4, mix(liquid, '#ffffff', 0.3)],
        [1, mix(liquid, shadow, 0.3)],
      ]),
    }) +
    element('path', {
      d: glass(1, top + length * 0.26, bottom),
      fill: 'none',
      stroke: mix(rubber, '#ffffff', 0.55),
      'stroke-opacity': 0.55,
      'stroke-width': length * 0.005,
    }) +
    element('path', {
      d: `M${format(-tube * 0.6)} ${format(top + length * 0.3)}V${format(bottom - length * 0.17)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.85,
      'stroke-width': length * 0.01,
      'stroke-linecap': 'round',
    }) +
    element('path', {
      d:
        `M${format(-bulb * 0.6)} ${format(top + bulb * 0.7)}C${format(-bulb * 0.6)} ${format(top - bulb * 0.2)} ${format(bulb * 0.6)} ${format(top - bulb * 0.2)} ${format(bulb * 0.6)} ${format(top + bulb * 0.7)}` +
        `L${format(bulb * 0.8)} ${format(top + length * 0.17)}H${format(-bulb * 0.8)}Z`,
      fill: acrossGradient(-bulb, bulb, [
        [0, mix(rubber, '#ffffff', 0.06)],
        [0.3, mix(rubber, '#ffffff', 0.32)],
        [1, mix(rubber, shadow, 0.5)],
      ]),
    }) +
    element('rect', {
      x: -bulb * 1.1,
      y: top + length * 0.16,
      width: bulb * 2.2,
      height: length * 0.115,
      rx: bulb * 0.18,
      fill: acrossGradient(-bulb, bulb, [
        [0, rubber],
        [0.3, mix(rubber, '#ffffff', 0.28)],
        [1, mix(rubber, shadow, 0.5)],
      ]),
    }) +
    element('path', {
      d: [-0.8, -0.5, -0.15, 0.2, 0.52, 0.82]
        .map((x) => `M${format(bulb * x)} ${format(top + length * 0.18)}v${format(length * 0.075)}`)
        .join(''),
      fill: 'none',
      stroke: shadow,
      'stroke-opacity': 0.3,
      'stroke-width': bulb * 0.1,
    })
  );
}
