import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { tilt } from '../packshot/lathe.ts';
import { place } from '../prop/placement.ts';
import { element, svgDocument } from '../svg/element.ts';
import { drawTwig, createTwig } from '../view/botanicals.ts';
import { scenes } from '../view/scene-colors.ts';
import { drawFloor, drawNiche, drawPodium } from '../view/stage.ts';
import { demoPacks } from './demo-packs.ts';

const niches: readonly {
  x: number;
  product: MediaProduct;
  height: number;
  colors: (typeof scenes)[keyof typeof scenes];
}[] = [
  { x: 330, product: demoPacks.vitaminD, height: 400, colors: scenes.blush },
  { x: 800, product: demoPacks.vitaminC, height: 420, colors: scenes.turmeric },
  { x: 1270, product: demoPacks.omega, height: 440, colors: scenes.sky },
];

/** Three niches side by side with one pack in each, 1600 by 1000, for pages about the shop. */
export function drawShelf(): string {
  const [width, height] = [1600, 1000];
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: scenes.sage.wall }),
    drawFloor(812, width, height, scenes.sage.floor),
    ...niches.map(({ x, product, height: tall, colors }, index) => {
      const art = drawPack(product, 'front');
      const scale = tall / art.box.height;
      const radius = 168;
      return (
        drawNiche({ x: x - 200, y: 170, width: 400, height: 642 }, colors) +
        place(
          { x, y: 858 },
          contactShadow({ halfWidth: radius, halfDepth: radius * tilt }, 0.7),
          drawPodium(radius, 60, colors.stage),
        ) +
        place({ x: x + 104, y: 794 }, drawTwig({ ...createTwig(index / 3, 330), bend: 46 }, 10)) +
        place({ x: x - (art.box.x + art.box.width / 2) * scale, y: 800, scale }, contactShadow(art.foot), art.markup)
      );
    }),
  );
}
