import type { MediaProduct } from '../media-product.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { acrossGradient, blur, clipTo, downGradient } from '../svg/paint.ts';
import { smoothStops } from '../svg/smooth-stops.ts';
import { drawArchLabel } from './arch-label.ts';
import { tilt } from './lathe.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { shadow } from './shading.ts';
import { cardTone } from './tone.ts';

const outline =
  'M-196 -628C-196 -632 -193 -634 -189 -634H189C193 -634 196 -632 196 -628' +
  'C196 -560 206 -470 214 -330C220 -220 224 -110 219 -26C218 -6 208 4 188 8' +
  'C120 20 -120 20 -188 8C-208 4 -218 -6 -219 -26C-224 -110 -220 -220 -214 -330C-206 -470 -196 -560 -196 -628Z' +
  'M-11 -604A11 11 0 1 0 11 -604A11 11 0 1 0 -11 -604Z';
const seal = 'M-197 -634H197V-574C130 -570 -130 -570 -198 -574Z';
const gusset = 'M-222 -60C-150 -104 150 -104 222 -60V30H-222Z';

/** Folds where the film bulges over its filling: path, colour and strength. They are blurred. */
const folds = [
  ['M-190 -566C-120 -520 -150 -420 -196 -300C-176 -420 -196 -500 -190 -566Z', '#ffffff', 0.55],
  ['M190 -566C140 -515 160 -420 198 -310C176 -420 190 -500 190 -566Z', shadow, 0.5],
  ['M-70 -572C-96 -530 -130 -516 -184 -498C-120 -498 -74 -526 -50 -572Z', '#ffffff', 0.4],
  ['M74 -572C96 -532 130 -512 186 -494C120 -494 76 -526 54 -572Z', shadow, 0.4],
  ['M-216 -70C-170 -130 -180 -220 -204 -290C-196 -200 -200 -130 -216 -70Z', '#ffffff', 0.45],
  ['M216 -70C176 -130 186 -220 206 -290C196 -200 202 -130 216 -70Z', shadow, 0.5],
  ['M-150 -88C-60 -112 60 -112 150 -88C60 -100 -60 -100 -150 -88Z', '#ffffff', 0.5],
] as const;

const bounds: Box = { x: -222, y: -634, width: 444, height: 652 };

/** A stand-up pouch with a sealed top, for powders. */
export function drawPouch(product: MediaProduct, face: PackFace): PackArt {
  const tone = cardTone(product.pack.color);
  const box: Box = face === 'front' ? { x: -142, y: -508, width: 284, height: 400 } : { x: -164, y: -530, width: 328, height: 430 };
  const label = drawArchLabel(product, face, box, 58);
  const shell = { d: outline };
  const markup =
    element('path', {
      ...shell,
      fill: acrossGradient(
        -222,
        222,
        smoothStops([
          [0, tone.dark],
          [0.05, tone.base],
          [0.2, tone.light],
          [0.42, tone.base],
          [0.75, tone.base],
          [0.93, tone.dark],
          [1, tone.deep],
        ]),
      ),
    }) +
    group(
      { 'clip-path': clipTo(outline) },
      element('path', {
        d: gusset,
        fill: downGradient(-96, 16, [
          [0, shadow, 0.26],
          [0.3, shadow, 0.12],
          [1, shadow, 0.3],
        ]),
      }),
      element('path', { d: 'M-222 -60C-150 -104 150 -104 222 -60', fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 1.6 }),
      group({ filter: blur(7, bounds) }, ...folds.map(([d, fill, opacity]) => element('path', { d, fill, opacity }))),
    ) +
    label.markup +
    element('path', {
      ...shell,
      fill: acrossGradient(
        -222,
        222,
        smoothStops([
          [0, shadow, 0.16],
          [0.12, shadow, 0],
          [0.55, shadow, 0],
          [1, shadow, 0.24],
        ]),
      ),
    }) +
    group(
      { 'clip-path': clipTo(outline) },
      element('path', { d: seal, fill: shadow, opacity: 0.16 }),
      element('path', { d: 'M-200 -574C-130 -570 130 -570 200 -574', fill: 'none', stroke: shadow, 'stroke-opacity': 0.3, 'stroke-width': 2 }),
      element('path', { d: 'M-200 -571C-130 -567 130 -567 200 -571', fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 1.6 }),
    );
  return {
    markup,
    box: bounds,
    foot: { halfWidth: 206, halfDepth: 206 * tilt },
    focus: box,
    label: box,
    texts: label.texts,
  };
}
