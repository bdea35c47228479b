import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawSachet } from '../packshot/sachet.ts';
import { cardTone } from '../packshot/tone.ts';
import { drawAmpoule } from '../prop/ampoule.ts';
import { drawBead } from '../prop/drop.ts';
import { drawCapsule, drawLozenge, drawSoftgel, drawTablet } from '../prop/pill.ts';
import { place } from '../prop/placement.ts';
import { drawPowderHeap } from '../prop/powder.ts';
import type { MediaProduct } from '../media-product.ts';
import { group } from '../svg/element.ts';
import { formColors } from '../form-colors.ts';
import { guessForm } from '../product-form.ts';

/** A few pieces of the product lying before the stage, seen from the side, around 0, 0. */
export function drawStandingForm(product: MediaProduct): string {
  const colors = formColors(product);
  const lying = (x: number, y: number, half: number, lift: number, markup: string) =>
    place({ x, y }, contactShadow({ halfWidth: half, halfDepth: half * 0.1 }), place({ x: 0, y: -lift }, markup));
  switch (guessForm(product)) {
    case 'capsule': {
      const capsule = (x: number, y: number, angle: number) =>
        lying(x, y, 44, 16, place({ x: 0, y: 0, angle }, drawCapsule(96, colors.pair, angle)));
      return capsule(-92, -4, -5) + capsule(70, 0, 176) + capsule(-14, 26, 7);
    }
    case 'softgel': {
      const softgel = (x: number, y: number, angle: number) =>
        lying(x, y, 38, 23, place({ x: 0, y: 0, angle }, drawSoftgel(90, colors.liquid, angle)));
      return softgel(-86, -4, -6) + softgel(78, 0, 8) + softgel(0, 28, -2);
    }
    case 'tablet': {
      const leaning = (x: number, y: number, angle: number) =>
        lying(x, y, 30, 34, place({ x: 0, y: 0, angle }, drawTablet(34, colors.pale)));
      return leaning(-86, -4, 24) + leaning(72, 2, 62) + leaning(-6, 14, -14);
    }
    case 'lozenge': {
      const gummy = (x: number, y: number, angle: number, color: string) =>
        lying(x, y, 30, 30, place({ x: 0, y: 0, angle }, drawLozenge(60, color)));
      return gummy(-74, -2, 4, colors.main) + gummy(4, 12, -8, colors.bright) + gummy(80, 2, 10, colors.main);
    }
    case 'powder':
      return lying(0, 6, 120, 0, drawPowderHeap(230, colors.powder));
    case 'sachet': {
      const tone = cardTone(product.pack.color);
      const stick = drawSachet({ width: 52, height: 220, color: tone.light, band: product.pack.band });
      return place({ x: -130, y: 4, angle: 83 }, stick) + place({ x: -96, y: -22, angle: 97 }, stick);
    }
    case 'ampoule':
      return group({}, ...[-58, 4, 62].map((x, index) => lying(x, index * 8, 24, 72, drawAmpoule(146, colors.liquid))));
    case 'drops':
    case 'liquid':
    case 'mist':
      return [
        { x: -60, y: 2, radius: 40 },
        { x: 16, y: 20, radius: 24 },
        { x: 66, y: 0, radius: 15 },
      ]
        .map(({ x, y, radius }) => lying(x, y, radius * 0.9, 4, drawBead(radius, colors.liquid, 0.36)))
        .join('');
  }
}
