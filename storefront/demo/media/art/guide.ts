import type { MediaProduct } from '../media-product.ts';
import { shadow } from '../packshot/shading.ts';
import { drawPack } from '../packshot/draw-pack.ts';
import { flatShadow } from '../packshot/flat-shadow.ts';
import { palette } from '../palette.ts';
import { drawBerry, drawCitrusSlice } from '../prop/fruit.ts';
import { drawBranch } from '../prop/leaf.ts';
import { drawBead } from '../prop/drop.ts';
import { drawPipette } from '../prop/pipette.ts';
import { drawCapsule, drawSoftgel, drawTablet } from '../prop/pill.ts';
import { place } from '../prop/placement.ts';
import { drawScoop, drawSpill } from '../prop/powder.ts';
import { archPath } from '../svg/arch.ts';
import { mix } from '../svg/color.ts';
import { element, group, svgDocument } from '../svg/element.ts';
import { dropShadow } from '../svg/paint.ts';
import { orange, createTwig } from '../view/botanicals.ts';
import { scenes } from '../view/scene-colors.ts';
import type { SceneColors } from '../view/scene-colors.ts';
import { demoPacks } from './demo-packs.ts';

export interface GuideTheme {
  colors: SceneColors;
  product: MediaProduct;
  /** Things around the pack, on a ground of 1600 by 1000. */
  things: string;
  /** Wet or loose things that cast no shadow. */
  flat?: string;
}

const oil = '#dd9427';

/** Pictures of the articles of the guide. */
export const guideThemes = {
  'witamina-d3': {
    colors: scenes.turmeric,
    product: demoPacks.vitaminD,
    things:
      place({ x: 470, y: 520, angle: 38 }, drawPipette(520, oil, '#2a2e2b')) +
      place({ x: 1220, y: 300, angle: -24 }, drawSoftgel(120, oil, -24)) +
      place({ x: 1330, y: 430, angle: 40 }, drawSoftgel(120, oil, 40)) +
      place({ x: 1180, y: 500, angle: 8 }, drawSoftgel(120, oil, 8)),
    flat:
      place({ x: 268, y: 800 }, drawBead(34, oil)) +
      place({ x: 348, y: 850 }, drawBead(18, oil)) +
      place({ x: 214, y: 716 }, drawBead(14, oil)),
  },
  magnez: {
    colors: scenes.sky,
    product: demoPacks.magnesium,
    things:
      [
        { x: 330, y: 300 },
        { x: 470, y: 390 },
        { x: 300, y: 470 },
        { x: 1190, y: 640 },
        { x: 1330, y: 560 },
        { x: 1290, y: 760 },
      ]
        .map((spot, index) => place({ ...spot, angle: index * 47 }, drawTablet(62, '#f4f2ec')))
        .join('') + place({ x: 1330, y: 260, angle: 150 }, drawBranch({ ...createTwig(0.9, 360), bend: 30 })),
  },
  kolagen: {
    colors: scenes.blush,
    product: demoPacks.collagen,
    things:
      place({ x: 420, y: 620, angle: 158 }, drawScoop(112, '#ecc6bf', '#f6f4ec')) +
      place({ x: 1220, y: 300 }, drawBerry(54, '#8d1f3a')) +
      place({ x: 1330, y: 350 }, drawBerry(62, '#4b2148')) +
      place({ x: 1240, y: 430 }, drawBerry(44, '#6a1f48')),
    flat: place({ x: 1270, y: 700 }, drawSpill(130, '#ecc6bf')),
  },
  odpornosc: {
    colors: scenes.sage,
    product: demoPacks.vitaminC,
    things:
      place({ x: 380, y: 360 }, drawCitrusSlice(130, orange)) +
      place({ x: 520, y: 600, angle: 20 }, drawCitrusSlice(96, orange)) +
      place({ x: 1200, y: 300, angle: 24 }, drawCapsule(150, ['#f4efe2', palette.turmeric], 24)) +
      place({ x: 1330, y: 420, angle: -40 }, drawCapsule(150, ['#f4efe2', palette.turmeric], -40)) +
      place({ x: 1220, y: 540, angle: 70 }, drawCapsule(150, ['#f4efe2', palette.turmeric], 70)) +
      place({ x: 260, y: 860, angle: 60 }, drawBranch({ ...createTwig(0.1, 340), bend: 40 })),
  },
} as const satisfies Record<string, GuideTheme>;

/** A flat lay of 1600 by 1000 around one pack on an arch of paper. */
export function drawGuideImage({ colors, product, things, flat = '' }: GuideTheme): string {
  const [width, height] = [1600, 1000];
  const art = drawPack(product, 'front');
  const scale = 720 / art.box.height;
  const shade = (opacity: number) =>
    dropShadow({ x: 0, y: 0, width, height }, { x: 10, y: 13, deviation: 10, color: shadow, opacity });
  return svgDocument(
    width,
    height,
    element('rect', { width, height, fill: colors.floor }),
    element('path', {
      d: archPath({ x: 440, y: 70, width: 720, height: 1000 }),
      fill: mix(colors.nicheTop, colors.nicheBottom, 0.3),
    }),
    flat,
    group({ filter: shade(0.26) }, things),
    place(
      { x: 800, y: 520, angle: -8 },
      place(
        { x: -(art.box.x + art.box.width / 2) * scale, y: -(art.box.y + art.box.height / 2) * scale, scale },
        flatShadow(art.silhouette, 26),
        art.markup,
      ),
    ),
  );
}
