import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { tilt } from '../packshot/lathe.ts';
import { place } from '../prop/placement.ts';
import { randomFrom } from '../prop/scatter.ts';
import { element, svgDocument } from '../svg/element.ts';
import { drawBackdrop, drawFruits } from './botanicals.ts';
import { guessBotanical } from '../product-form.ts';
import type { Botanical } from '../product-form.ts';
import { productCanvas } from './product-canvas.ts';
import { getScene } from './scene-colors.ts';
import { drawFloor, drawNiche, drawPodium } from './stage.ts';
import { drawStandingForm } from './standing-form.ts';

const podium = { radius: 286, height: 54, y: 846 };

/** How far from the middle of the stage the fruits lie. */
const fruitPlace = { citrus: -194, berries: 212, herb: -183 } as const satisfies Record<Botanical, number>;

/** The pack on a stage under the arch, among plants and with some of its content. */
export function drawSceneView(product: MediaProduct): string {
  const { width, height } = productCanvas;
  const colors = getScene(product.pack.band, product.pack.color);
  const art = drawPack(product, 'front');
  const scale = Math.min(430 / art.box.width, 556 / art.box.height);
  const middle = width / 2;
  const stageTop = podium.y - podium.height;
  const botanical = guessBotanical(product);
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: colors.wall }),
    drawNiche({ x: 76, y: 62, width: width - 152, height: 728 }, colors),
    drawFloor(790, width, height, colors.floor),
    place(
      { x: middle, y: podium.y },
      contactShadow({ halfWidth: podium.radius, halfDepth: podium.radius * tilt }, 0.7),
    ),
    place({ x: middle, y: podium.y }, drawPodium(podium.radius, podium.height, colors.stage)),
    place({ x: middle, y: stageTop - 8 }, drawBackdrop(botanical, podium.radius, randomFrom(product.name)())),
    place(
      { x: middle - (art.box.x + art.box.width / 2) * scale, y: stageTop + 2, scale },
      contactShadow(art.foot),
      art.markup,
    ),
    place({ x: middle + fruitPlace[botanical], y: stageTop + 6 }, drawFruits(botanical)),
    place({ x: middle + (botanical === 'berries' ? -120 : 150), y: 934 }, drawStandingForm(product)),
  );
}
