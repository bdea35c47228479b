import { toPx } from '../css-value.ts';
import type { Token } from '../dtcg.ts';
import type { ResolvedTheme } from '../model.ts';

type FigmaTree = { [name: string]: FigmaTree | FigmaToken };

/** Token in the form of Figma's variable import: colors, numbers and strings only. */
interface FigmaToken {
  $type: 'color' | 'number' | 'string';
  $value: unknown;
  $description: string;
}

/**
 * Returns `figma/<theme>.tokens.json`: one theme as one mode of a variable collection. Lengths are in px, durations in
 * ms and letter spacing in percent, as in Figma; easings are omitted, because Figma has no variable for them. Aliases
 * are kept.
 */
export function emitFigma({ name, tokens }: ResolvedTheme): string {
  const root: FigmaTree = {};
  for (const token of tokens.values()) {
    const value = figmaValue(token);
    if (value !== undefined) place(root, token.path.split('.'), { ...value, $description: token.description });
  }
  const modeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${JSON.stringify({ ...root, $extensions: { 'com.figma.modeName': modeName } }, undefined, 2)}\n`;
}

function figmaValue(token: Token): Omit<FigmaToken, '$description'> | undefined {
  const literal = toFigmaValue(token);
  return literal && token.alias !== undefined ? { ...literal, $value: `{${token.alias}}` } : literal;
}

function toFigmaValue(token: Token): Omit<FigmaToken, '$description'> | undefined {
  switch (token.type) {
    case 'color':
      return { $type: 'color', $value: token.value };
    case 'dimension':
      return { $type: 'number', $value: toPx(token.value) };
    case 'duration':
      return { $type: 'number', $value: token.value.unit === 's' ? token.value.value * 1000 : token.value.value };
    case 'fontFamily':
      return { $type: 'string', $value: token.value[0] };
    case 'fontWeight':
      return { $type: 'number', $value: token.value };
    case 'number':
      return { $type: 'number', $value: token.extension['unit'] === 'em' ? token.value * 100 : token.value };
    case 'cubicBezier':
    case 'shadow':
      return undefined;
  }
}

function place(tree: FigmaTree, [name, ...rest]: readonly string[], token: FigmaToken): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    tree[name] = token;
    return;
  }
  const existing = tree[name];
  const group: FigmaTree = existing !== undefined && !('$type' in existing) ? existing : {};
  tree[name] = group;
  place(group, rest, token);
}
