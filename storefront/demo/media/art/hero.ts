import type { Botanical } from '../product-form.ts';
import type { MediaProduct } from '../media-product.ts';
import type { Placement } from '../prop/placement.ts';
import { scenes } from '../view/scene-colors.ts';
import type { SceneColors } from '../view/scene-colors.ts';
import { demoPacks } from './demo-packs.ts';
import { drawGroupScene } from './group-scene.ts';
import type { GroupedPack } from './group-scene.ts';

export interface HeroTheme {
  colors: SceneColors;
  botanical: Botanical;
  variety: number;
  /** On a stage 626 wide. */
  packs: readonly GroupedPack[];
  fruit: Placement;
  /** Whose content lies before the stage, where there is room for it. */
  spilt: MediaProduct;
}

/** The slides of the home page. */
export const heroThemes = {
  odpornosc: {
    colors: scenes.sage,
    botanical: 'citrus',
    variety: 0.1,
    packs: [
      { product: demoPacks.zinc, height: 350, x: 196, depth: 12 },
      { product: demoPacks.vitaminD, height: 372, x: -198, depth: 8 },
      { product: demoPacks.vitaminC, height: 392, x: -6 },
    ],
    fruit: { x: -266, y: 12, scale: 0.66 },
    spilt: demoPacks.vitaminC,
  },
  uroda: {
    colors: scenes.blush,
    botanical: 'berries',
    variety: 0.9,
    packs: [
      { product: demoPacks.collagen, height: 356, x: -184, depth: 12 },
      { product: demoPacks.hair, height: 318, x: 206, depth: 8 },
      { product: demoPacks.collagenDrink, height: 418, x: 14 },
    ],
    fruit: { x: 268, y: 14 },
    spilt: demoPacks.collagen,
  },
  sport: {
    colors: scenes.turmeric,
    botanical: 'herb',
    variety: 0.5,
    packs: [
      { product: demoPacks.protein, height: 384, x: -170, depth: 12 },
      { product: demoPacks.electrolytes, height: 376, x: 228, depth: 8 },
      { product: demoPacks.creatine, height: 350, x: 66 },
    ],
    fruit: { x: -262, y: 18, scale: 0.8 },
    spilt: demoPacks.creatine,
  },
} as const satisfies Record<string, HeroTheme>;

/** A slide of 1600 by 1000: quiet on the left for the words, the stage on the right, safe down to a ratio of 2.2. */
export function drawWideHero({ colors, botanical, variety, packs, fruit }: HeroTheme): string {
  return drawGroupScene({
    width: 1600,
    height: 1000,
    colors,
    niche: { x: 1186, width: 680, top: 162 },
    stageTop: 766,
    packs,
    botanical,
    variety,
    fruit,
  });
}

/** The same for phones, 800 by 1000. */
export function drawMobileHero({ colors, botanical, variety, packs, fruit, spilt }: HeroTheme): string {
  const growth = 1.06;
  return drawGroupScene({
    width: 800,
    height: 1000,
    colors,
    niche: { x: 400, width: 680 * growth, top: 92 },
    stageTop: 812,
    packs: packs.map((pack) => ({ ...pack, height: pack.height * growth, x: pack.x * growth })),
    botanical,
    variety,
    fruit: { ...fruit, x: fruit.x * growth },
    spilt: { product: spilt, x: 120 },
  });
}
