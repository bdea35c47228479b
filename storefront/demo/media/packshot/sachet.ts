import { archGlyph } from '../svg/arch.ts';
import { contrast } from '../svg/color.ts';
import { element, group } from '../svg/element.ts';
import { acrossGradient, clipTo } from '../svg/paint.ts';
import { palette } from '../palette.ts';
import { shadow } from './shading.ts';

export interface SachetOptions {
  width: number;
  height: number;
  /** Color of the foil. */
  color: string;
  band: string;
}

/** A stick of foil with crimped ends, upright, with its lower left corner at 0, 0. */
export function drawSachet({ width, height, color, band }: SachetOptions): string {
  const crimp = height * 0.075;
  const outline =
    `M2 ${-height}H${width - 2}V${-height + crimp}C${width} ${-height * 0.7} ${width} ${-height * 0.3} ${width - 2} ${-crimp}V0H2V${-crimp}` +
    `C0 ${-height * 0.3} 0 ${-height * 0.7} 2 ${-height + crimp}Z`;
  const glyphColor = contrast(color, palette.paper) > 3 ? palette.paper : palette.forestDeep;
  const lines = [0.25, 0.5, 0.75]
    .map((share) => `M2 ${-crimp * share}H${width - 2}M2 ${-height + crimp * share}H${width - 2}`)
    .join('');
  return group(
    {},
    element('path', { d: outline, transform: 'translate(5 3)', fill: shadow, opacity: 0.2 }),
    group(
      { 'clip-path': clipTo(outline) },
      element('rect', { x: 0, y: -height, width, height, fill: color }),
      element('rect', { x: 0, y: -height * 0.36, width, height: height * 0.36, fill: band }),
      archGlyph(width / 2, -height * 0.76, width * 0.5, glyphColor),
      element('rect', {
        x: 0,
        y: -height,
        width,
        height,
        fill: acrossGradient(0, width, [
          [0, shadow, 0.22],
          [0.16, '#ffffff', 0.1],
          [0.3, '#ffffff', 0.34],
          [0.46, '#ffffff', 0.02],
          [0.62, shadow, 0.04],
          [1, shadow, 0.34],
        ]),
      }),
      element('path', { d: lines, fill: 'none', stroke: shadow, 'stroke-opacity': 0.2, 'stroke-width': crimp * 0.1 }),
    ),
  );
}
