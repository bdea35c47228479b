import { emitTree } from '../dtcg.ts';
import { getToken, type ResolvedTheme } from '../../model.ts';
import type { Token } from '../../dtcg.ts';

const SIZE = 'semantic.font.size.';

/** Line heights of the headings that differ from the others. */
const headingLineHeights: Readonly<Record<string, string>> = { display: 'display', h5: 'snug' };

const textSizes: readonly string[] = ['caption', 'small', 'body', 'lead'];
const textWeights = ['regular', 'medium', 'semibold'] as const;

interface TextStyle {
  path: string;
  description: string;
  /** Names of the roles in the groups of `semantic.font`. */
  family: string;
  size: string;
  weight: string;
  lineHeight: string;
  letterSpacing: string;
}

/**
 * Returns `figma/text-styles.<brand>.tokens.json`: text styles as typography tokens, from which plugins such as Tokens
 * Studio create text styles. Family, size and weight refer to the variables, so that one style follows brand and
 * viewport; line height and letter spacing are in percent, for which Figma has no variables.
 */
export function emitTextStyles({ tokens }: Pick<ResolvedTheme, 'tokens'>): string {
  const percent = (path: string): string => `${Number((getToken(tokens, path, 'number').value * 100).toFixed(2))}%`;
  const styles = new Map(
    [...tokens.values()].flatMap((token) => getTextStyles(token)).map((style) => [style.path, style]),
  );
  return emitTree(styles, ({ description, family, size, weight, lineHeight, letterSpacing }) => ({
    $type: 'typography',
    $value: {
      fontFamily: `{semantic.font.family.${family}}`,
      fontSize: `{${SIZE}${size}}`,
      fontWeight: `{semantic.font.weight.${weight}}`,
      lineHeight: percent(`semantic.font.lineHeight.${lineHeight}`),
      letterSpacing: percent(`semantic.font.letterSpacing.${letterSpacing}`),
    },
    $description: description,
  }));
}

/** Returns the text styles of a font size: one for a heading, one for each weight of a text. */
function getTextStyles({ path, description }: Token): readonly TextStyle[] {
  if (!path.startsWith(SIZE)) return [];
  const size = path.slice(SIZE.length);
  if (!textSizes.includes(size)) {
    const lineHeight = headingLineHeights[size] ?? 'heading';
    return [
      {
        path: `heading.${size}`,
        description,
        family: 'heading',
        size,
        weight: 'semibold',
        lineHeight,
        letterSpacing: 'heading',
      },
    ];
  }
  return textWeights.map((weight) => ({
    path: `text.${size}.${weight}`,
    description,
    family: 'body',
    size,
    weight,
    lineHeight: 'body',
    letterSpacing: 'normal',
  }));
}
