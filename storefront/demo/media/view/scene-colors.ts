import type { PackColor } from '../../catalog/supplement.ts';
import { palette } from '../palette.ts';
import { toLab } from '../svg/color.ts';

/** Colors of a room: its wall, the niche in it from top to bottom, the floor and the stage. */
export interface SceneColors {
  /** Hue by which a scene is matched to a product. */
  key: string;
  wall: string;
  nicheTop: string;
  nicheBottom: string;
  floor: string;
  stage: string;
}

export const scenes = {
  sage: {
    key: palette.leaf,
    wall: '#e9efe4',
    nicheTop: '#d3dfca',
    nicheBottom: '#b7ccab',
    floor: '#dee8d7',
    stage: '#eef3ea',
  },
  turmeric: {
    key: palette.turmeric,
    wall: '#f7ecd4',
    nicheTop: '#f1d9a5',
    nicheBottom: '#e7bf70',
    floor: '#f2e0b9',
    stage: '#faf2e0',
  },
  blush: {
    key: palette.clay,
    wall: '#f6eae3',
    nicheTop: '#eed6ca',
    nicheBottom: '#e1b9a8',
    floor: '#f0ddd3',
    stage: '#faf2ed',
  },
  sky: {
    key: palette.sky,
    wall: '#e5edf1',
    nicheTop: '#cbdae4',
    nicheBottom: '#a9c2d3',
    floor: '#d8e4eb',
    stage: '#f0f5f8',
  },
  plum: {
    key: '#6d3f58',
    wall: '#f0e8eb',
    nicheTop: '#dccbd3',
    nicheBottom: '#c4a8b6',
    floor: '#e6d9df',
    stage: '#f6f0f3',
  },
} as const satisfies Record<string, SceneColors>;

export type SceneName = keyof typeof scenes;

/** Packs that would melt into a scene of about their own color. */
const ownScene: Partial<Record<PackColor, SceneName>> = {
  sage: 'sage',
  turmeric: 'turmeric',
  rose: 'blush',
  clay: 'blush',
  sky: 'sky',
  plum: 'plum',
};

/** The scene whose hue is nearest to the band of the label, unless the pack would melt into it. */
export function getScene(band: string, color: PackColor): SceneColors {
  const wanted = toLab(band);
  const distance = (scene: SceneColors) => {
    const key = toLab(scene.key);
    return Math.hypot(key.a - wanted.a, key.b - wanted.b);
  };
  const avoid = ownScene[color];
  const candidates: SceneColors[] = Object.entries(scenes)
    .filter(([name]) => name !== avoid)
    .map(([, scene]) => scene);
  return candidates.reduce(
    (best, scene) => (distance(scene) < distance(best) ? scene : best),
    candidates[0] ?? scenes.sage,
  );
}
