import { toPx } from '../css-value.ts';
import type { Token } from '../dtcg.ts';
import type { ResolvedTheme } from '../model.ts';
import { isPublic, propertyName } from '../names.ts';

type FigmaTree = { [name: string]: FigmaTree | FigmaToken };

/** Token in the form of Figma's variable import: colors, numbers and strings only. */
interface FigmaToken {
  $type: 'color' | 'number' | 'string';
  $value: unknown;
  $description: string;
  $extensions: object;
}

/** Pickers of Figma in which roles appear, by the beginning of their path; primitives appear in none. */
const scopes: readonly (readonly [path: string, scopes: readonly string[]])[] = [
  ['semantic.color.text.', ['TEXT_FILL', 'SHAPE_FILL']],
  ['semantic.color.background.', ['FRAME_FILL', 'SHAPE_FILL']],
  ['semantic.color.border.', ['STROKE_COLOR']],
  ['semantic.color.', ['ALL_FILLS', 'STROKE_COLOR']],
  ['semantic.space.', ['GAP']],
  ['semantic.radius.', ['CORNER_RADIUS']],
  ['semantic.size.', ['WIDTH_HEIGHT']],
  ['semantic.font.family.', ['FONT_FAMILY']],
  ['semantic.font.size.', ['FONT_SIZE']],
  ['semantic.font.weight.', ['FONT_WEIGHT']],
  ['semantic.font.lineHeight.', ['LINE_HEIGHT']],
  ['semantic.font.letterSpacing.', ['LETTER_SPACING']],
  ['semantic.', []],
];

/** Returns where Figma offers a variable, and how its Dev Mode names it in code. */
function getFigmaExtensions({ path }: Token): object {
  if (!isPublic(path)) return { 'com.figma.scopes': [] };
  const [, own = ['ALL_SCOPES']] = scopes.find(([start]) => path.startsWith(start)) ?? [];
  return { 'com.figma.scopes': own, 'com.figma.codeSyntax': { WEB: `var(--${propertyName(path)})` } };
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
    if (value !== undefined) {
      const node = { ...value, $description: token.description, $extensions: getFigmaExtensions(token) };
      place(root, token.path.split('.'), node);
    }
  }
  const modeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${JSON.stringify({ ...root, $extensions: { 'com.figma.modeName': modeName } }, undefined, 2)}\n`;
}

function figmaValue(token: Token): Pick<FigmaToken, '$type' | '$value'> | undefined {
  const literal = toFigmaValue(token);
  return literal && token.alias !== undefined ? { ...literal, $value: `{${token.alias}}` } : literal;
}

function toFigmaValue(token: Token): Pick<FigmaToken, '$type' | '$value'> | undefined {
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
