import type { MediaProduct } from '../media-product.ts';
import { element } from '../svg/element.ts';
import { downGradient } from '../svg/paint.ts';
import { drawScrewCap, screwCapOutline } from './cap.ts';
import { footSegment, latheOutline, tilt } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { glassBottom, glossOn, roundGradient, shadeBelow } from './shading.ts';
import { vesselTone } from './tone.ts';
import { drawWrappedLabel } from './wrapped-label.ts';

const radius = 192;
const neck = 148;
const profile: Profile = {
  radius,
  start: { x: neck, y: -506 },
  segments: [
    { to: { x: neck, y: -484 } },
    {
      via: [
        { x: neck, y: -452 },
        { x: radius, y: -458 },
      ],
      to: { x: radius, y: -402 },
    },
    { to: { x: radius, y: -34 } },
    footSegment(radius, 36),
  ],
};

/** A wide-mouthed jar with a low screw cap, for capsules and tablets. */
export function drawJar(product: MediaProduct, face: PackFace): PackArt {
  const tone = vesselTone(product.pack.color);
  const outline = latheOutline(profile);
  const cap = { cap: product.pack.cap, radius: 166, top: -606, bottom: -500, grooves: 72 };
  const label = drawWrappedLabel(product, face, { radius, top: -374, bottom: -62, titleSize: 78 });
  const markup =
    element('path', { d: outline, fill: roundGradient(tone, radius) }) +
    element('path', {
      d: outline,
      fill: downGradient(-490, -380, [
        [0, tone.deep, 0.55],
        [0.5, tone.light, 0.25],
        [1, tone.light, 0],
      ]),
    }) +
    glossOn(profile, outline, tone, -478, 0) +
    shadeBelow(neck, -508, 24) +
    glassBottom(radius, tone) +
    label.markup +
    drawScrewCap(cap);
  return {
    markup,
    box: { x: -radius, y: -620, width: radius * 2, height: 634 },
    foot: { halfWidth: radius - 8, halfDepth: (radius - 8) * tilt },
    silhouette: outline + screwCapOutline(cap),
    focus: label.label,
    label: label.label,
    texts: label.texts,
  };
}
