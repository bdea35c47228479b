import type { PackDesign } from '../../catalog/supplement.ts';
import { element } from '../svg/element.ts';
import { radialGradient } from '../svg/paint.ts';
import { capOutline, discOutline } from './lathe.ts';
import { grooves, roundGradient, shadow } from './shading.ts';
import { capTone } from './tone.ts';

export interface CapOptions {
  cap: PackDesign['cap'];
  radius: number;
  top: number;
  bottom: number;
  /** Number of grooves around the visible half; 0 for a smooth cap. */
  grooves: number;
}

/** Outline of a screw cap. */
export function screwCapOutline({ radius, top, bottom }: CapOptions): string {
  return capOutline(radius, top, bottom, getCornerRadius(top, bottom), 5);
}

/** A screw cap with a smooth shoulder, grooves for the fingers and a plain ring at its foot. */
export function drawScrewCap(options: CapOptions): string {
  const { cap, radius, top, bottom, grooves: count } = options;
  const tone = capTone(cap);
  const height = bottom - top;
  const corner = getCornerRadius(top, bottom);
  const light = cap === 'white' ? 0.16 : 0.3;
  return (
    element('path', { d: screwCapOutline(options), fill: roundGradient(tone, radius) }) +
    (count > 0 ? grooves(radius, top + corner * 1.25, bottom - height * 0.14, count, light) : '') +
    element('path', { d: discOutline(radius - corner * 0.75, top + corner * 0.1), fill: tone.light, opacity: 0.55 }) +
    element('path', {
      d: discOutline(radius - corner * 0.75, top + corner * 0.1),
      fill: radialGradient(
        [
          [0, '#ffffff', 0.2],
          [0.6, '#ffffff', 0.06],
          [1, shadow, 0.12],
        ],
        { x: 0.32, y: 0.4 },
      ),
    })
  );
}

function getCornerRadius(top: number, bottom: number): number {
  return Math.min(16, (bottom - top) * 0.17);
}
