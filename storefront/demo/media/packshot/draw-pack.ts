import type { PackShape } from '../../catalog/supplement.ts';
import type { MediaProduct } from '../media-product.ts';
import { drawBlisterBox } from './blister-box.ts';
import { drawBottle } from './bottle.ts';
import { drawDropper } from './dropper.ts';
import { drawJar } from './jar.ts';
import type { PackArt, PackFace } from './pack-art.ts';
import { drawPouch } from './pouch.ts';
import { drawSachetBox } from './sachet-box.ts';
import { drawSpray } from './spray.ts';
import { drawTube } from './tube.ts';

type DrawPack = (product: MediaProduct, face: PackFace) => PackArt;

const drawers: Record<PackShape, DrawPack> = {
  jar: drawJar,
  dropper: drawDropper,
  pouch: drawPouch,
  tube: drawTube,
  'blister-box': drawBlisterBox,
  bottle: drawBottle,
  'sachet-box': drawSachetBox,
  spray: drawSpray,
};

/** Draws the pack of a product, standing on the point 0, 0. */
export function drawPack(product: MediaProduct, face: PackFace): PackArt {
  return drawers[product.pack.shape](product, face);
}
