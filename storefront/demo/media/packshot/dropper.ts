import type { MediaProduct } from '../media-product.ts';
import { element } from '../svg/element.ts';
import { downGradient } from '../svg/paint.ts';
import { capOutline, cylinderOutline, footSegment, latheOutline, tilt } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { glassBottom, glossOn, grooves, roundGradient, shadeBelow } from './shading.ts';
import { capTone, vesselTone } from './tone.ts';
import { drawWrappedLabel } from './wrapped-label.ts';

const radius = 134;
const neck = 50;
const profile: Profile = {
  radius,
  start: { x: neck, y: -476 },
  segments: [
    { to: { x: neck, y: -460 } },
    {
      via: [
        { x: neck, y: -424 },
        { x: radius, y: -434 },
      ],
      to: { x: radius, y: -358 },
    },
    { to: { x: radius, y: -32 } },
    footSegment(radius, 30),
  ],
};

const bulbRadius = 43;
const bulb: Profile = {
  radius: bulbRadius,
  start: { x: 0, y: -672 },
  segments: [
    {
      via: [
        { x: 22, y: -672 },
        { x: 34, y: -662 },
      ],
      to: { x: 36, y: -632 },
    },
    {
      via: [
        { x: 37, y: -608 },
        { x: bulbRadius, y: -594 },
      ],
      to: { x: bulbRadius, y: -552 },
    },
  ],
};

/** A bottle with a glass pipette under a rubber bulb, for drops. */
export function drawDropper(product: MediaProduct, face: PackFace): PackArt {
  const tone = vesselTone(product.pack.color);
  const cap = capTone(product.pack.cap);
  const outline = latheOutline(profile);
  const bulbOutline = latheOutline(bulb);
  const collar = { radius: 64, top: -562, bottom: -472 };
  const collarOutline = capOutline(collar.radius, collar.top, collar.bottom, 9, 4);
  const label = drawWrappedLabel(product, face, { radius, top: -334, bottom: -50, titleSize: 54, band: 16 });
  const markup =
    element('path', { d: outline, fill: roundGradient(tone, radius) }) +
    element('path', {
      d: outline,
      fill: downGradient(-470, -340, [
        [0, tone.deep, 0.6],
        [0.5, tone.light, 0.22],
        [1, tone.light, 0],
      ]),
    }) +
    glossOn(profile, outline, tone, -452, 0) +
    shadeBelow(neck, -478, 20) +
    glassBottom(radius, tone) +
    label.markup +
    element('path', { d: bulbOutline, fill: roundGradient(cap, bulbRadius) }) +
    glossOn(bulb, bulbOutline, cap, -674, -560) +
    element('path', { d: collarOutline, fill: roundGradient(cap, collar.radius) }) +
    grooves(collar.radius, collar.top + 14, collar.bottom - 12, 26, product.pack.cap === 'white' ? 0.16 : 0.34) +
    shadeBelow(bulbRadius, collar.top - 4, 6, 0.3) +
    element('path', {
      d: cylinderOutline(collar.radius, collar.bottom - 8, collar.bottom),
      fill: cap.deep,
      opacity: 0.28,
    });
  return {
    markup,
    box: { x: -radius, y: -672, width: radius * 2, height: 682 },
    foot: { halfWidth: radius - 6, halfDepth: (radius - 6) * tilt },
    silhouette: outline + collarOutline + bulbOutline,
    focus: label.label,
    label: label.label,
    texts: label.texts,
  };
}
