import type { Token } from '../dtcg.ts';
import { tokenOf } from '../model.ts';
import { composite, contrastRatio, type Rgba } from './contrast.ts';
import { contrastPairs, LEAST } from './pairs.ts';

/** One measured combination. */
export interface Measurement {
  on: string;
  ground: string;
  /** Contrast, 1 to 21. */
  ratio: number;
  /** What it has to reach. */
  least: number;
}

/** Measures every allowed combination in one theme. */
export function measureContrast(tokens: ReadonlyMap<string, Token>): readonly Measurement[] {
  const color = (role: string): Rgba => tokenOf(tokens, `semantic.color.${role}`, 'color').value;
  return contrastPairs.flatMap(({ kind, on, grounds }) =>
    on.flatMap((role) =>
      grounds.map((ground): Measurement => {
        const below = flatten(ground.split(' + ').map(color));
        const ratio = contrastRatio(composite(color(role), below), below);
        return { on: role, ground, ratio, least: LEAST[kind] };
      }),
    ),
  );
}

const WHITE: Rgba['components'] = [1, 1, 1];

/** The opaque colour of layers, the lowest first. */
function flatten(layers: readonly Rgba[]): Rgba['components'] {
  return layers.reduce((below, layer) => composite(layer, below), WHITE);
}

/** Combinations a theme fails, as lines for people; empty when it passes. */
export function contrastFailures(tokens: ReadonlyMap<string, Token>): readonly string[] {
  return measureContrast(tokens)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ on, ground, ratio, least }) => `${on} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`);
}
