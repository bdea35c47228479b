import { toPx } from '../../css-value.ts';
import type { Token } from '../../dtcg.ts';
import { isPublic, propertyName } from '../../names.ts';
import type { ColorValue } from '../../token-value.ts';

/** Value of a variable of Figma, which has colors, numbers and strings only. */
export type FigmaValue =
  | { type: 'color'; value: ColorValue }
  | { type: 'number'; value: number }
  | { type: 'string'; value: string };

/**
 * Pickers of Figma in which roles appear, by the beginning of their path. Line heights and letter spacing appear in
 * none, because Figma takes a variable there as px; text styles set them in percent.
 */
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
  ['semantic.', []],
];

/** Returns the pickers in which Figma offers a variable; none for a primitive. */
export function getScopes({ path }: Token): readonly string[] {
  if (!isPublic(path)) return [];
  return scopes.find(([start]) => path.startsWith(start))?.[1] ?? ['ALL_SCOPES'];
}

/** Returns how Dev Mode names a variable in code; undefined for a primitive, which code cannot use. */
export function getCodeSyntax({ path }: Token): { WEB: string } | undefined {
  return isPublic(path) ? { WEB: `var(--${propertyName(path)})` } : undefined;
}

/**
 * Returns the value of a variable: lengths in px, durations in ms, letter spacing in percent. Undefined for easings and
 * shadows, for which Figma has no variable.
 */
export function toFigmaValue(token: Token): FigmaValue | undefined {
  switch (token.type) {
    case 'color':
      return { type: 'color', value: token.value };
    case 'dimension':
      return { type: 'number', value: toPx(token.value) };
    case 'duration':
      return { type: 'number', value: token.value.unit === 's' ? token.value.value * 1000 : token.value.value };
    case 'fontFamily':
      return { type: 'string', value: token.value[0] ?? '' };
    case 'fontWeight':
      return { type: 'number', value: token.value };
    case 'number':
      return { type: 'number', value: token.extension['unit'] === 'em' ? token.value * 100 : token.value };
    case 'cubicBezier':
    case 'shadow':
      return undefined;
  }
}
