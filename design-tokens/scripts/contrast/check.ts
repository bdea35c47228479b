import { getToken, type ResolvedTheme } from '../model.ts';
import { TokenError } from '../token-value.ts';
import { composite, contrastRatio, type Rgba } from './contrast.ts';
import { contrastPairs } from './pairs.ts';

/** Measured combination. */
export interface Measurement {
  /** `text`, or `graphic` for large text, controls and graphics. */
  kind: 'text' | 'graphic';
  on: string;
  ground: string;
  /** Contrast ratio, 1 to 21. */
  ratio: number;
  /** Required minimum. */
  least: number;
}

/** Measures every allowed combination in one theme. */
export function measureContrast({ tokens, least }: Pick<ResolvedTheme, 'tokens' | 'least'>): readonly Measurement[] {
  const color = (role: string): Rgba => getToken(tokens, `semantic.color.${role}`, 'color').value;
  return contrastPairs.flatMap(({ kind, on, grounds }) =>
    on.flatMap((role) =>
      grounds.map((ground): Measurement => {
        const below = flatten(ground.split(' + ').map(color));
        const ratio = contrastRatio(composite(color(role), below), below);
        return { kind, on: role, ground, ratio, least: least[kind] };
      }),
    ),
  );
}

const WHITE: Rgba['components'] = [1, 1, 1];

/** Returns the opaque color of layers, the lowest first. */
function flatten(layers: readonly Rgba[]): Rgba['components'] {
  return layers.reduce((below, layer) => composite(layer, below), WHITE);
}

/**
 * Returns the combinations with too little contrast in a theme, as readable lines; empty if there are none. One that is
 * used for text and for graphics is listed once, with the higher minimum.
 */
export function contrastFailures(theme: Pick<ResolvedTheme, 'tokens' | 'least'>): readonly string[] {
  const failures = measureContrast(theme).filter(({ ratio, least }) => ratio < least);
  return failures
    .filter(
      ({ on, ground, least }) =>
        !failures.some((other) => other.on === on && other.ground === ground && other.least > least),
    )
    .map(({ on, ground, ratio, least }) => `${on} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`);
}

/**
 * Asserts the contrast of all themes.
 *
 * @throws TokenError with every combination that has too little contrast.
 */
export function assertContrast(themes: readonly ResolvedTheme[]): void {
  const failures = themes.flatMap((theme) => contrastFailures(theme).map((line) => `${theme.name}: ${line}`));
  if (failures.length > 0) throw new TokenError(`too little contrast:\n${failures.join('\n')}`);
}
