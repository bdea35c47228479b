import type { MediaProduct } from '../media-product.ts';
import { element } from '../svg/element.ts';
import { downGradient } from '../svg/paint.ts';
import { drawScrewCap, screwCapOutline } from './cap.ts';
import { cylinderOutline, footSegment, latheOutline, tilt } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { glassBottom, glossOn, roundGradient, shadeBelow } from './shading.ts';
import { vesselTone } from './tone.ts';
import { drawWrappedLabel } from './wrapped-label.ts';

const radius = 158;
const neck = 56;
const profile: Profile = {
  radius,
  start: { x: neck, y: -584 },
  segments: [
    { to: { x: neck, y: -536 } },
    {
      via: [
        { x: neck, y: -486 },
        { x: radius, y: -500 },
      ],
      to: { x: radius, y: -392 },
    },
    { to: { x: radius, y: -34 } },
    footSegment(radius, 34),
  ],
};

/** A round bottle with a narrow neck, for oils and syrups. */
export function drawBottle(product: MediaProduct, face: PackFace): PackArt {
  const tone = vesselTone(product.pack.color);
  const outline = latheOutline(profile);
  const cap = { cap: product.pack.cap, radius: 72, top: -652, bottom: -576, grooves: 38 };
  const label = drawWrappedLabel(product, face, { radius, top: -376, bottom: -58, titleSize: 66 });
  const markup =
    element('path', { d: outline, fill: roundGradient(tone, radius) }) +
    element('path', {
      d: outline,
      fill: downGradient(-570, -380, [
        [0, tone.deep, 0.55],
        [0.5, tone.light, 0.22],
        [1, tone.light, 0],
      ]),
    }) +
    glossOn(profile, outline, tone, -530, 0) +
    element('path', { d: cylinderOutline(neck + 9, -568, -556), fill: roundGradient(tone, neck + 9) }) +
    shadeBelow(neck, -556, 18) +
    shadeBelow(neck, -586, 18) +
    glassBottom(radius, tone) +
    label.markup +
    drawScrewCap(cap);
  return {
    markup,
    box: { x: -radius, y: -658, width: radius * 2, height: 670 },
    foot: { halfWidth: radius - 8, halfDepth: (radius - 8) * tilt },
    silhouette: outline + screwCapOutline(cap),
    focus: label.label,
    label: label.label,
    texts: label.texts,
  };
}
