import type { MediaProduct } from '../media-product.ts';
import { element } from '../svg/element.ts';
import { acrossGradient, downGradient } from '../svg/paint.ts';
import { smoothStops } from '../svg/smooth-stops.ts';
import { capOutline, footSegment, latheOutline, tilt } from './lathe.ts';
import type { Profile } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { glassBottom, glossOn, grooves, roundGradient, shadeBelow } from './shading.ts';
import { capTone, vesselTone } from './tone.ts';
import { drawWrappedLabel } from './wrapped-label.ts';

const radius = 124;
const neck = 48;
const profile: Profile = {
  radius,
  start: { x: neck, y: -500 },
  segments: [
    { to: { x: neck, y: -480 } },
    {
      via: [
        { x: neck, y: -444 },
        { x: radius, y: -456 },
      ],
      to: { x: radius, y: -392 },
    },
    { to: { x: radius, y: -30 } },
    footSegment(radius, 30),
  ],
};

/** Outline of the pump head: a rounded block with its nozzle pointing to the left. */
const head = 'M-30 -556V-618C-30 -636 -24 -646 -6 -650L22 -655C36 -657 44 -648 44 -634V-556' + 'A44 5 0 0 1 -30 -556Z';
const nozzle = 'M-30 -636H-52C-58 -636 -60 -632 -60 -626V-612C-60 -606 -58 -602 -52 -602H-30Z';

const collar = capOutline(60, -562, -494, 9, 4);

/** A bottle with a fine mist pump, for mouth and throat sprays. */
export function drawSpray(product: MediaProduct, face: PackFace): PackArt {
  const tone = vesselTone(product.pack.color);
  const cap = capTone(product.pack.cap);
  const outline = latheOutline(profile);
  const label = drawWrappedLabel(product, face, { radius, top: -362, bottom: -54, titleSize: 52, band: 16 });
  const headFill = acrossGradient(
    -30,
    44,
    smoothStops([
      [0, cap.base],
      [0.24, cap.light],
      [0.5, cap.base],
      [0.9, cap.deep],
      [1, cap.dark],
    ]),
  );
  const markup =
    element('path', { d: outline, fill: roundGradient(tone, radius) }) +
    element('path', {
      d: outline,
      fill: downGradient(-490, -370, [
        [0, tone.deep, 0.55],
        [0.5, tone.light, 0.22],
        [1, tone.light, 0],
      ]),
    }) +
    glossOn(profile, outline, tone, -470, 0) +
    shadeBelow(neck, -500, 22) +
    glassBottom(radius, tone) +
    label.markup +
    element('path', {
      d: nozzle,
      fill: downGradient(-636, -602, [
        [0, cap.light],
        [0.4, cap.base],
        [1, cap.deep],
      ]),
    }) +
    element('ellipse', { cx: -59, cy: -619, rx: 2.6, ry: 6, fill: cap.deep }) +
    element('path', { d: head, fill: headFill }) +
    element('path', {
      d: 'M-24 -634C-22 -641 -16 -645 -4 -647L22 -652C30 -653 36 -650 39 -645C20 -644 -8 -640 -24 -634Z',
      fill: '#ffffff',
      opacity: 0.22,
    }) +
    element('path', { d: collar, fill: roundGradient(cap, 60) }) +
    grooves(60, -550, -504, 26, product.pack.cap === 'white' ? 0.16 : 0.32) +
    shadeBelow(40, -566, 6, 0.35);
  return {
    markup,
    box: { x: -radius, y: -656, width: radius * 2, height: 666 },
    foot: { halfWidth: radius - 6, halfDepth: (radius - 6) * tilt },
    silhouette: outline + collar + head + nozzle,
    focus: label.label,
    label: label.label,
    texts: label.texts,
  };
}
