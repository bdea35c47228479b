import type { MediaProduct } from '../media-product.ts';
import { shadow } from '../packshot/shading.ts';
import { drawSachet } from '../packshot/sachet.ts';
import { capTone, cardTone } from '../packshot/tone.ts';
import { drawAmpoule } from '../prop/ampoule.ts';
import { drawBead, drawDrop } from '../prop/drop.ts';
import { drawPipette } from '../prop/pipette.ts';
import { drawSpoon } from '../prop/spoon.ts';
import { drawCapsule, drawLozenge, drawSoftgel, drawTablet } from '../prop/pill.ts';
import { place } from '../prop/placement.ts';
import { drawScoop, drawSpill } from '../prop/powder.ts';
import { scatter } from '../prop/scatter.ts';
import { group } from '../svg/element.ts';
import { dropShadow } from '../svg/paint.ts';
import { formColors } from '../form-colors.ts';
import { guessForm } from '../product-form.ts';

/** Places of pieces strewn before the pack: they leave its label free and do not cover each other. */
const strewn = [
  { x: 128, y: 860, angle: 28 },
  { x: 300, y: 905, angle: -36 },
  { x: 470, y: 868, angle: 12 },
  { x: 640, y: 900, angle: 64 },
  { x: 705, y: 760, angle: -20 },
  { x: 90, y: 700, angle: -58 },
  { x: 560, y: 968, angle: -8 },
  { x: 190, y: 982, angle: 4 },
] as const;

/** The content of the pack spread out before it, seen from above, on the whole product canvas. */
export function drawFlatForm(product: MediaProduct): string {
  const colors = formColors(product);
  const each = (draw: (angle: number, index: number) => string, count: number = strewn.length) =>
    strewn
      .slice(0, count)
      .map((spot, index) => place(spot, draw(spot.angle, index)))
      .join('');
  switch (guessForm(product)) {
    case 'capsule':
      return lifted(each((angle) => drawCapsule(150, colors.pair, angle)));
    case 'softgel':
      return lifted(each((angle) => drawSoftgel(138, colors.liquid, angle)));
    case 'tablet':
      return lifted(each(() => drawTablet(56, colors.pale)));
    case 'lozenge':
      return lifted(each((_, index) => drawLozenge(104, index % 2 === 0 ? colors.main : colors.bright)));
    case 'powder':
      return (
        place({ x: 236, y: 902 }, drawSpill(150, colors.powder)) +
        lifted(place({ x: 470, y: 850, angle: 14 }, drawScoop(112, colors.powder, '#f6f4ec')))
      );
    case 'sachet': {
      const stick = drawSachet({
        width: 92,
        height: 400,
        color: cardTone(product.pack.color).light,
        band: product.pack.band,
      });
      return lifted(place({ x: 110, y: 946, angle: 74 }, stick) + place({ x: 330, y: 1010, angle: 62 }, stick));
    }
    case 'ampoule':
      return lifted(
        [
          { x: 190, y: 870, angle: 70 },
          { x: 440, y: 900, angle: 58 },
          { x: 660, y: 850, angle: 82 },
        ]
          .map((spot) => place(spot, drawAmpoule(270, colors.liquid)))
          .join(''),
      );
    case 'drops':
      return (
        lifted(place({ x: 396, y: 872, angle: 68 }, drawPipette(560, colors.liquid, capTone(product.pack.cap).base))) +
        place({ x: 112, y: 984, angle: 68 }, drawDrop(24, colors.liquid)) +
        place({ x: 74, y: 940 }, drawBead(30, colors.liquid)) +
        place({ x: 560, y: 970 }, drawBead(16, colors.liquid)) +
        place({ x: 700, y: 906 }, drawBead(22, colors.liquid))
      );
    case 'liquid':
      return (
        lifted(place({ x: 250, y: 884, angle: -6 }, drawSpoon(92, colors.liquid))) +
        place({ x: 78, y: 800 }, drawBead(26, colors.liquid)) +
        place({ x: 128, y: 762 }, drawBead(13, colors.liquid)) +
        place({ x: 520, y: 956 }, drawBead(18, colors.liquid))
      );
    case 'mist':
      return mist(product.name);
  }
}

/** Thin things lying on the ground, with their shadow. */
function lifted(markup: string): string {
  const shade = dropShadow(
    { x: 0, y: 560, width: 800, height: 440 },
    { x: 7, y: 10, deviation: 7, color: shadow, opacity: 0.3 },
  );
  return group({ filter: shade }, markup);
}

/** Fine droplets along the lower edge. */
function mist(seed: string): string {
  return scatter(36, seed)
    .map(({ x, y, size }) => place({ x: 40 + x * 720, y: 800 + y * 180 }, drawBead(4 + size * 10, '#9fc3cf')))
    .join('');
}
