import type { MediaProduct } from '../media-product.ts';
import { element } from '../svg/element.ts';
import { capOutline, cylinderOutline, discOutline, footSegment, latheOutline, tilt } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { glossOn, grooves, roundGradient, shadeBelow } from './shading.ts';
import { capTone, cardTone } from './tone.ts';
import { drawWrappedLabel } from './wrapped-label.ts';

const radius = 112;
const profile: Profile = {
  radius,
  start: { x: radius, y: -560 },
  segments: [{ to: { x: radius, y: -14 } }, footSegment(radius, 14)],
};

/** A slim tube with a snap-on lid, for effervescent tablets. */
export function drawTube(product: MediaProduct, face: PackFace): PackArt {
  const tone = cardTone(product.pack.color);
  const cap = capTone(product.pack.cap);
  const outline = latheOutline(profile);
  const label = drawWrappedLabel(product, face, {
    radius,
    top: -486,
    bottom: -70,
    titleSize: 64,
    band: 26,
    upright: true,
  });
  const lid = { radius: radius + 7, top: -646, bottom: -556 };
  const lidOutline = capOutline(lid.radius, lid.top, lid.bottom, 12, 4);
  const markup =
    element('path', { d: outline, fill: roundGradient(tone, radius) }) +
    glossOn(profile, outline, tone, -560, 0) +
    shadeBelow(radius, -556, 26, 0.4) +
    label.markup +
    element('path', { d: lidOutline, fill: roundGradient(cap, lid.radius) }) +
    grooves(lid.radius, lid.top + 20, lid.bottom - 34, 48, product.pack.cap === 'white' ? 0.14 : 0.26) +
    element('path', {
      d: cylinderOutline(lid.radius, lid.bottom - 26, lid.bottom - 22),
      fill: cap.deep,
      opacity: 0.5,
    }) +
    element('path', { d: discOutline(lid.radius - 9, lid.top + 1), fill: cap.light, opacity: 0.5 });
  return {
    markup,
    box: { x: -lid.radius, y: -655, width: lid.radius * 2, height: 664 },
    foot: { halfWidth: radius - 4, halfDepth: (radius - 4) * tilt },
    silhouette: outline + lidOutline,
    focus: label.label,
    label: label.label,
    texts: label.texts,
  };
}
