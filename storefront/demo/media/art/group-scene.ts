import type { MediaProduct } from '../media-product.ts';
import { contactShadow } from '../packshot/contact-shadow.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { tilt } from '../packshot/lathe.ts';
import type { Botanical } from '../product-form.ts';
import { place } from '../prop/placement.ts';
import type { Placement } from '../prop/placement.ts';
import { archPath } from '../svg/arch.ts';
import { element, group, svgDocument } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { clipTo } from '../svg/paint.ts';
import { drawBackdrop, drawFruits } from '../view/botanicals.ts';
import type { SceneColors } from '../view/scene-colors.ts';
import { drawNiche, drawPodium } from '../view/stage.ts';
import { drawStandingForm } from '../view/standing-form.ts';

/** A pack in a group: how high it is drawn, and how far right of the middle and behind the front edge it stands. */
export interface GroupedPack {
  product: MediaProduct;
  height: number;
  x: number;
  depth?: number;
}

export interface GroupScene {
  width: number;
  height: number;
  colors: SceneColors;
  /** Middle of the niche, its width and its top; it runs out of the picture below. */
  niche: { x: number; width: number; top: number };
  /** Upper side of the stage. */
  stageTop: number;
  /** From the one furthest back to the one in front. */
  packs: readonly GroupedPack[];
  botanical: Botanical;
  /** Picks the kind of twig, 0 to 1. */
  variety: number;
  /** Where the fruits lie, from the middle of the upper side of the stage. */
  fruit?: Placement;
  /** Whose content lies before the stage, and how far right of its middle. */
  spilt?: { product: MediaProduct; x: number };
}

/** Several packs on one stage under the arch. */
export function drawGroupScene(scene: GroupScene): string {
  const { width, height, colors, niche, stageTop, botanical } = scene;
  const radius = niche.width * 0.46;
  const podium = niche.width * 0.075;
  const opening: Box = { x: niche.x - niche.width / 2, y: niche.top, width: niche.width, height: height - niche.top };
  const stage = (markup: string) => place({ x: niche.x, y: stageTop }, markup);
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: colors.wall }),
    drawNiche(opening, colors),
    group(
      { 'clip-path': clipTo(archPath(opening)) },
      place({ x: niche.x, y: stageTop + podium }, contactShadow({ halfWidth: radius, halfDepth: radius * tilt }, 0.6)),
    ),
    place({ x: niche.x, y: stageTop + podium }, drawPodium(radius, podium, colors.stage)),
    stage(
      place({ x: 0, y: -radius * tilt * 0.5, scale: niche.width / 680 }, drawBackdrop(botanical, 330, scene.variety)),
    ),
    ...scene.packs.map((pack) => stage(drawGrouped(pack))),
    scene.fruit === undefined ? '' : stage(place(scene.fruit, drawFruits(botanical))),
    scene.spilt === undefined
      ? ''
      : place(
          {
            x: niche.x + scene.spilt.x,
            y: stageTop + podium + radius * tilt + niche.width * 0.06,
            scale: niche.width / 680,
          },
          drawStandingForm(scene.spilt.product),
        ),
  );
}

function drawGrouped({ product, height, x, depth = 0 }: GroupedPack): string {
  const art = drawPack(product, 'front');
  const scale = height / art.box.height;
  return place(
    { x: x - (art.box.x + art.box.width / 2) * scale, y: 4 - depth, scale },
    contactShadow(art.foot),
    art.markup,
  );
}
