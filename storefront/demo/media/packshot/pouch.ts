import type { MediaProduct } from '../media-product.ts';
import { element, group } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { acrossGradient, clipTo, downGradient, softSpot } from '../svg/paint.ts';
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

/** Soft lights and shades where the film bulges over its filling. */
const folds = [
  { x: -172, y: -440, rx: 26, ry: 150, angle: 3, fill: '#ffffff', strength: 0.42 },
  { x: 176, y: -440, rx: 24, ry: 150, angle: -3, fill: shadow, strength: 0.4 },
  { x: -124, y: -518, rx: 92, ry: 16, angle: -38, fill: '#ffffff', strength: 0.42 },
  { x: 126, y: -518, rx: 92, ry: 17, angle: 38, fill: shadow, strength: 0.42 },
  { x: 146, y: -508, rx: 84, ry: 9, angle: 36, fill: '#ffffff', strength: 0.3 },
  { x: -192, y: -170, rx: 18, ry: 120, angle: -2, fill: '#ffffff', strength: 0.4 },
  { x: 196, y: -170, rx: 20, ry: 124, angle: 2, fill: shadow, strength: 0.42 },
  { x: 0, y: -101, rx: 150, ry: 10, angle: 0, fill: '#ffffff', strength: 0.42 },
] as const;

const bounds: Box = { x: -222, y: -634, width: 444, height: 652 };

/** A stand-up pouch with a sealed top, for powders. */
export function drawPouch(product: MediaProduct, face: PackFace): PackArt {
  const tone = cardTone(product.pack.color);
  const box: Box =
    face === 'front' ? { x: -142, y: -508, width: 284, height: 400 } : { x: -164, y: -530, width: 328, height: 430 };
  const label = drawArchLabel(product, face, box, 66);
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
      element('path', {
        d: 'M-222 -60C-150 -104 150 -104 222 -60',
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 1.6,
      }),
      ...folds.map(({ x, y, rx, ry, angle, fill, strength }) =>
        element('ellipse', {
          cx: x,
          cy: y,
          rx,
          ry,
          transform: `rotate(${angle} ${x} ${y})`,
          fill: softSpot(fill, strength),
        }),
      ),
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
      element('path', {
        d: 'M-200 -574C-130 -570 130 -570 200 -574',
        fill: 'none',
        stroke: shadow,
        'stroke-opacity': 0.3,
        'stroke-width': 2,
      }),
      element('path', {
        d: 'M-200 -571C-130 -567 130 -567 200 -571',
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 1.6,
      }),
    );
  return {
    markup,
    box: bounds,
    foot: { halfWidth: 206, halfDepth: 206 * tilt },
    silhouette: outline,
    focus: box,
    label: box,
    texts: label.texts,
  };
}
