import { composite, luminance, type Rgba } from '../contrast/contrast.ts';
import { aliasTarget, readTokens, type SourceToken } from '../dtcg.ts';
import { isRecord } from '../token-value.ts';

type Components = Rgba['components'];

/** Backgrounds of buttons, each with the role of its text and the strength of each state, from 0 to 1. */
const buttons = [
  { rest: 'primary', text: 'onPrimary', states: { primaryHover: 0.15, primaryActive: 0.3 } },
  { rest: 'highlight', text: 'onHighlight', states: { highlightHover: 0.15 } },
] as const;

const getPath = (role: string) => `semantic.color.action.${role}`;

/** Difference of a component below which two states look the same. */
const VISIBLE = 0.03;

/**
 * Adds the hover and active colors of buttons that a brand leaves out although it changes the color at rest. They are
 * shades further from the text, so that their contrast grows; nearer to it where the color is black or white already.
 *
 * @param brand - Complete brand file.
 * @param base - Tokens of the default brand.
 * @returns The file with these colors, and their hexadecimal values by role.
 */
export function deriveStates(
  brand: unknown,
  base: ReadonlyMap<string, SourceToken>,
): { brand: unknown; derived: ReadonlyMap<string, string> } {
  const own = readTokens(brand);
  const derived = new Map<string, string>();
  const added: Record<string, object> = {};
  for (const { rest, text, states } of buttons) {
    const color = own.has(getPath(rest)) && readColor(getPath(rest), own, base);
    const textColor = readColor(getPath(text), own, base);
    if (!color || !textColor) continue;
    for (const [role, strength] of Object.entries(states)) {
      const original = base.get(getPath(role));
      if (own.has(getPath(role)) || !original) continue;
      const components = toState(color, textColor, strength);
      const hex = toHex(components);
      derived.set(`action.${role}`, hex);
      added[role] = {
        $type: 'color',
        $description: original.description,
        $value: { colorSpace: 'srgb', components, hex },
      };
    }
  }
  return { brand: derived.size > 0 ? merge(brand, { semantic: { color: { action: added } } }) : brand, derived };
}

/** Mixes a color with black or white. */
function toState(color: Components, text: Components, strength: number): Components {
  const isTextLighter = luminance(text) > luminance(color);
  const mix = (share: number) => composite({ components: [share, share, share], alpha: strength }, color);
  const away = mix(isTextLighter ? 0 : 1);
  const isVisible = away.some((component, index) => Math.abs(component - (color[index] ?? 0)) > VISIBLE);
  return isVisible ? away : mix(isTextLighter ? 1 : 0);
}

/** Returns the color that a token has in the light theme; undefined unless it is an opaque sRGB color. */
function readColor(
  path: string,
  own: ReadonlyMap<string, SourceToken>,
  base: ReadonlyMap<string, SourceToken>,
  seen: readonly string[] = [],
): Components | undefined {
  const value = (own.get(path) ?? base.get(path))?.value;
  const target = aliasTarget(value);
  if (target !== undefined) return seen.includes(target) ? undefined : readColor(target, own, base, [...seen, target]);
  if (!isRecord(value) || value['colorSpace'] !== 'srgb' || ('alpha' in value && value['alpha'] !== 1))
    return undefined;
  const components: unknown = value['components'];
  if (!Array.isArray(components)) return undefined;
  const [red, green, blue] = components.map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red, green, blue];
}

function toHex(components: Components): string {
  return `#${components
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function merge(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  return Object.entries(other).reduce<Record<string, unknown>>(
    (merged, [name, child]) => ({ ...merged, [name]: name in merged ? merge(merged[name], child) : child }),
    { ...one },
  );
}
