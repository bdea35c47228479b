import { mix } from '../svg/color.ts';
import { element, format, group } from '../svg/element.ts';
import type { Definition } from '../svg/element.ts';
import { acrossGradient, clipTo, downGradient } from '../svg/paint.ts';
import { smoothStops } from '../svg/smooth-stops.ts';
import { cylinderOutline, latheStrip, rimDrop } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { Tone } from './tone.ts';

/** Color of every shadow. */
export const shadow = '#0f1a13';

/** Shades of a round body lit from the left, across its full width. */
export function roundGradient(tone: Tone, radius: number): Definition {
  return acrossGradient(
    -radius,
    radius,
    smoothStops(
      tone.glass
        ? [
            [0, tone.deep],
            [0.07, tone.dark],
            [0.22, tone.base],
            [0.4, tone.light],
            [0.6, tone.base],
            [0.84, tone.dark],
            [0.96, tone.deep],
            [1, tone.dark],
          ]
        : [
            [0, tone.dark],
            [0.1, tone.base],
            [0.27, tone.light],
            [0.5, tone.base],
            [0.82, tone.dark],
            [0.96, tone.deep],
            [1, tone.dark],
          ],
    ),
  );
}

/** Light and shade on paper of the color `color` wrapped around a round body. */
export function wrapGradient(color: string, radius: number): Definition {
  const shaded = (strength: number) => mix(color, shadow, strength);
  return acrossGradient(
    -radius,
    radius,
    smoothStops([
      [0, shaded(0.24)],
      [0.08, shaded(0.09)],
      [0.28, color],
      [0.5, shaded(0.012)],
      [0.8, shaded(0.13)],
      [0.96, shaded(0.33)],
      [1, shaded(0.29)],
    ]),
  );
}

/** The thick bottom of a glass vessel, where light gathers. */
export function glassBottom(radius: number, tone: Tone): string {
  if (!tone.glass) return '';
  const inner = radius * 0.9;
  return element('path', {
    d:
      `M${format(-inner)} -16A${format(inner)} ${format(rimDrop(inner, 0))} 0 0 0 ${format(inner)} -16` +
      `A${format(inner)} ${format(rimDrop(inner, 0) * 1.9)} 0 0 1 ${format(-inner)} -16Z`,
    fill: acrossGradient(-inner, inner, [
      [0, tone.shine, 0],
      [0.3, tone.shine, 0.5],
      [0.6, tone.shine, 0.16],
      [1, tone.shine, 0.3],
    ]),
  });
}

/** Reflections of a window on a glossy round body: a broad one on the left, a thin one on the right. */
export function glossOn(profile: Profile, outline: string, tone: Tone, top: number, bottom: number): string {
  const strength = tone.glass ? 0.5 : 0.34;
  const fade = (peak: number) =>
    downGradient(top, bottom, [
      [0, '#ffffff', 0],
      [0.12, '#ffffff', peak],
      [0.7, '#ffffff', peak * 0.55],
      [1, '#ffffff', 0],
    ]);
  return group(
    { 'clip-path': clipTo(outline) },
    element('path', { d: latheStrip(profile, -0.86, -0.7), fill: fade(strength) }),
    element('path', { d: latheStrip(profile, -0.66, -0.63), fill: fade(strength * 0.6) }),
    element('path', { d: latheStrip(profile, 0.87, 0.91), fill: fade(strength * 0.36) }),
  );
}

/** Dark that gathers under a rim, such as below a cap. */
export function shadeBelow(radius: number, top: number, height: number, strength = 0.45): string {
  return element('path', {
    d: cylinderOutline(radius, top, top + height),
    fill: downGradient(
      top,
      top + height + rimDrop(radius, 0),
      smoothStops([
        [0, shadow, strength],
        [0.4, shadow, strength * 0.4],
        [1, shadow, 0],
      ]),
    ),
  });
}

/** Fine upright grooves around a round body, closer together toward its sides. */
export function grooves(radius: number, top: number, bottom: number, count: number, strength = 0.32): string {
  let dark = '';
  let light = '';
  const step = radius * Math.sin(Math.PI / count);
  for (let index = 1; index < count; index += 1) {
    const x = -radius * Math.cos((Math.PI * index) / count);
    const drop = rimDrop(radius, x);
    dark += `M${format(x)} ${format(top + drop)}V${format(bottom + drop)}`;
    const lit = -radius * Math.cos((Math.PI * (index + 0.3)) / count);
    light += `M${format(lit)} ${format(top + drop)}V${format(bottom + drop)}`;
  }
  const line = { fill: 'none', 'stroke-width': step * 0.26, 'stroke-linecap': 'round' };
  return (
    element('path', { d: dark, stroke: shadow, 'stroke-opacity': strength, ...line }) +
    element('path', { d: light, stroke: '#ffffff', 'stroke-opacity': strength * 0.34, ...line })
  );
}
