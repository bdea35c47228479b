import type { Botanical } from '../product-form.ts';
import type { MediaProduct } from '../media-product.ts';
import { scenes } from '../view/scene-colors.ts';
import type { SceneColors } from '../view/scene-colors.ts';
import { demoPacks } from './demo-packs.ts';
import { drawGroupScene } from './group-scene.ts';
import type { GroupedPack } from './group-scene.ts';

export interface CategoryTheme {
  colors: SceneColors;
  botanical: Botanical;
  variety: number;
  /** The main pack in front and one or two behind it. */
  packs: readonly [front: MediaProduct, left: MediaProduct, right?: MediaProduct];
}

/** Pictures of the main categories by their url key. */
export const categoryThemes = {
  witaminy: {
    colors: scenes.turmeric,
    botanical: 'citrus',
    variety: 0.2,
    packs: [demoPacks.vitaminC, demoPacks.vitaminD, demoPacks.multivitamin],
  },
  mineraly: {
    colors: scenes.sky,
    botanical: 'herb',
    variety: 0.5,
    packs: [demoPacks.magnesium, demoPacks.zinc, demoPacks.electrolytes],
  },
  odpornosc: {
    colors: scenes.sage,
    botanical: 'berries',
    variety: 0.1,
    packs: [demoPacks.elderberry, demoPacks.vitaminD, demoPacks.propolis],
  },
  uroda: {
    colors: scenes.blush,
    botanical: 'berries',
    variety: 0.9,
    packs: [demoPacks.collagenDrink, demoPacks.collagen, demoPacks.hair],
  },
  sport: {
    colors: scenes.turmeric,
    botanical: 'herb',
    variety: 0.4,
    packs: [demoPacks.creatine, demoPacks.protein, demoPacks.electrolytes],
  },
  ziola: {
    colors: scenes.sage,
    botanical: 'herb',
    variety: 0.9,
    packs: [demoPacks.ashwagandha, demoPacks.spirulina, demoPacks.lemonBalm],
  },
  trawienie: { colors: scenes.sky, botanical: 'herb', variety: 0.1, packs: [demoPacks.probiotic, demoPacks.fiber] },
  rodzina: {
    colors: scenes.plum,
    botanical: 'berries',
    variety: 0.5,
    packs: [demoPacks.gummies, demoPacks.pregnancy, demoPacks.probioticDrops],
  },
  marki: {
    colors: scenes.sage,
    botanical: 'herb',
    variety: 0.5,
    packs: [demoPacks.omega, demoPacks.collagen, demoPacks.electrolytes],
  },
  wyprzedaz: {
    colors: scenes.blush,
    botanical: 'citrus',
    variety: 0.1,
    packs: [demoPacks.omega, demoPacks.melatonin, demoPacks.multivitamin],
  },
} as const satisfies Record<string, CategoryTheme>;

/** A tile of 800 by 1000. */
export function drawCategoryTile(theme: CategoryTheme): string {
  return drawGroupScene({
    width: 800,
    height: 1000,
    colors: theme.colors,
    niche: { x: 400, width: 640, top: 130 },
    stageTop: 800,
    packs: arrange(theme.packs, 1),
    botanical: theme.botanical,
    variety: theme.variety,
    spilt: { product: theme.packs[0], x: 110 },
  });
}

/**
 * A banner of 1600 by 640 for the head of the category page, which cuts it to a square on phones: the packs are in the
 * middle.
 */
export function drawCategoryBanner(theme: CategoryTheme): string {
  return drawGroupScene({
    width: 1600,
    height: 640,
    colors: theme.colors,
    niche: { x: 800, width: 620, top: 40 },
    stageTop: 536,
    packs: arrange(theme.packs, 0.84),
    botanical: theme.botanical,
    variety: theme.variety,
  });
}

function arrange([front, left, right]: CategoryTheme['packs'], growth: number): GroupedPack[] {
  const at = (product: MediaProduct, x: number, depth: number): GroupedPack => ({
    product,
    x: x * growth,
    depth,
    height: getHeight(product) * growth,
  });
  if (right === undefined) return [at(left, -128, 12), at(front, 116, 0)];
  return [at(left, -176, 12), at(right, 184, 8), at(front, 10, 0)];
}

/** Believable heights of the packs beside each other on a stage 590 wide. */
function getHeight({ pack }: MediaProduct): number {
  const heights = {
    jar: 344,
    dropper: 362,
    pouch: 352,
    tube: 352,
    'blister-box': 290,
    bottle: 410,
    'sachet-box': 292,
    spray: 356,
  } as const;
  return heights[pack.shape];
}
