import type { MediaProduct } from '../media-product.ts';
import { palette } from '../palette.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { flatShadow } from '../packshot/flat-shadow.ts';
import { shadow } from '../packshot/shading.ts';
import { drawBerry, drawCitrusSlice } from '../prop/fruit.ts';
import { drawBranch } from '../prop/leaf.ts';
import { place } from '../prop/placement.ts';
import { randomFrom } from '../prop/scatter.ts';
import { mix } from '../svg/color.ts';
import { element, group, svgDocument } from '../svg/element.ts';
import { dropShadow, radialGradient } from '../svg/paint.ts';
import { orange, createTwig } from './botanicals.ts';
import { drawFlatForm } from './flat-form.ts';
import { guessBotanical } from '../product-form.ts';
import type { Botanical } from '../product-form.ts';
import { productCanvas } from './product-canvas.ts';
import { getScene } from './scene-colors.ts';

const tiltOfPack = -11;

/** The label from near, with the content of the pack spread out below it, all seen from above. */
export function drawDetailView(product: MediaProduct): string {
  const { width, height } = productCanvas;
  const colors = getScene(product.pack.band, product.pack.color);
  const art = drawPack(product, 'front');
  const scale = Math.min(540 / art.focus.width, 640 / art.focus.height);
  const middle = { x: art.focus.x + art.focus.width / 2, y: art.focus.y + art.focus.height / 2 };
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: colors.floor }),
    element('rect', {
      width,
      height,
      fill: radialGradient(
        [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ],
        { x: 0.3, y: 0.25 },
      ),
    }),
    drawCorner(guessBotanical(product), randomFrom(product.name)()),
    place(
      { x: width / 2 + 14, y: height * 0.4, angle: tiltOfPack },
      place({ x: -middle.x * scale, y: -middle.y * scale, scale }, flatShadow(art.silhouette, 26), art.markup),
    ),
    drawFlatForm(product),
  );
}

/** A plant reaching in from the right upper corner. */
function drawCorner(kind: Botanical, variety: number): string {
  const shade = dropShadow(
    { x: 420, y: -60, width: 440, height: 560 },
    { x: 10, y: 14, deviation: 10, color: shadow, opacity: 0.24 },
  );
  const twig = drawBranch({ ...createTwig(variety, 430), bend: 50 });
  if (kind === 'citrus') {
    return group(
      { filter: shade },
      place({ x: 742, y: 70 }, drawCitrusSlice(120, orange)),
      place({ x: 772, y: 300, angle: 20 }, drawCitrusSlice(86, orange)),
    );
  }
  if (kind === 'berries') {
    const berries = [
      { x: 700, y: 60, radius: 44, color: '#4b2148' },
      { x: 772, y: 120, radius: 52, color: '#8d1f3a' },
      { x: 716, y: 168, radius: 36, color: '#6a1f48' },
      { x: 770, y: 236, radius: 32, color: mix('#8d1f3a', palette.clay, 0.4) },
    ];
    return group(
      { filter: shade },
      ...berries.map(({ x, y, radius, color }) => place({ x, y }, drawBerry(radius, color))),
    );
  }
  return group({ filter: shade }, place({ x: 830, y: 420, angle: -14 }, twig));
}
