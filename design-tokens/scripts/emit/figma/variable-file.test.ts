import { describe, expect, it } from 'vitest';
import { toPx } from '../../css-value.ts';
import { readTokens, type Token } from '../../dtcg.ts';
import { distributionFiles } from '../../outputs.ts';
import { readModel } from '../../source.ts';
import { isRecord } from '../../token-value.ts';
import { getFigmaCollections, type FigmaMode } from './collections.ts';
import { emitFigmaMode } from './variable-file.ts';

const model = readModel();
const modes = getFigmaCollections(model).flatMap((collection) => collection.modes);
const [theme] = modes;
if (theme === undefined) throw new Error('There is no mode.');

/** Returns the token at a path of the file of a mode. */
function read(mode: FigmaMode, path: string): unknown {
  const file: unknown = JSON.parse(emitFigmaMode(mode));
  return path.split('.').reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), file);
}

/** Returns the number of a variable in a mode. */
const numberIn = (name: string, path: string): unknown => {
  const mode = modes.find((each) => each.name === name);
  const node = mode && read(mode, path);
  return isRecord(node) ? node['$value'] : undefined;
};

describe('a file for Figma', () => {
  it('has one mode named after its theme', () => {
    expect(JSON.parse(emitFigmaMode(theme))).toMatchObject({ $extensions: { 'com.figma.modeName': 'Witryna.light' } });
  });

  it('exists for every brand in every theme, every density, every motion and every viewport', () => {
    const figma = distributionFiles(model).flatMap(
      ({ path }) => /^dist\/figma\/(.+)\.tokens\.json$/.exec(path)?.[1] ?? [],
    );
    expect(figma.filter((name) => !name.startsWith('text-styles.'))).toEqual([
      ...['witryna', 'zawilec'].flatMap((brand) =>
        ['light', 'dark', 'high-contrast'].map((name) => `${brand}.${name}`),
      ),
      ...['density.comfortable', 'density.compact', 'motion.full', 'motion.reduced'],
      ...['viewport.phone', 'viewport.tablet', 'viewport.desktop'],
    ]);
  });

  it('offers roles in the pickers they are for, with their variable as code', () => {
    expect(read(theme, 'semantic.color.text.primary')).toMatchObject({
      $extensions: {
        'com.figma.scopes': ['TEXT_FILL', 'SHAPE_FILL'],
        'com.figma.codeSyntax': { WEB: 'var(--w-color-text-primary)' },
      },
    });
    expect(read(theme, 'semantic.radius.md')).toMatchObject({ $extensions: { 'com.figma.scopes': ['CORNER_RADIUS'] } });
  });

  it('offers no primitives', () => {
    expect(read(theme, 'primitive.brand.700')).toMatchObject({ $extensions: { 'com.figma.scopes': [] } });
  });

  it('contains every token of its mode but easings and shadows, with colors, lengths and aliases preserved', () => {
    const isSupported = ({ type }: Token): boolean => type !== 'cubicBezier' && type !== 'shadow';
    const file: unknown = JSON.parse(emitFigmaMode(theme));
    const at = (path: string): unknown =>
      path.split('.').reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), file);
    for (const token of theme.tokens.values()) {
      if (!isSupported(token)) expect(at(token.path), token.path).toBeUndefined();
      else if (token.alias !== undefined) expect(at(token.path)).toMatchObject({ $value: `{${token.alias}}` });
      else if (token.type === 'color') expect(at(token.path)).toMatchObject({ $value: token.value });
      else if (token.type === 'dimension') expect(at(token.path)).toMatchObject({ $value: toPx(token.value) });
      else expect(at(token.path)).toMatchObject({ $description: token.description });
    }
  });

  it('has the values of the widths that screens are designed for', () => {
    const widths = ['phone', 'tablet', 'desktop'].map((name) => `viewport.${name}`);
    expect(widths.map((name) => numberIn(name, 'semantic.font.size.h1'))).toEqual([32, 38.95, 48]);
    expect(widths.map((name) => numberIn(name, 'semantic.size.gutter'))).toEqual([16, 24, 48]);
    expect(widths.map((name) => numberIn(name, 'component.gallery.columns'))).toEqual([2, 3, 3]);
  });

  it('contains values instead of aliases to variables of other collections', () => {
    const compact = modes.find(({ name }) => name === 'density.compact');
    const values = [...(compact?.tokens.values() ?? [])].map(({ path }) => numberIn('density.compact', path));
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => String(value).includes('primitive.'))).toEqual([]);
  });

  it('is itself a DTCG file, except for strings', () => {
    const withoutStrings: unknown = JSON.parse(emitFigmaMode(theme), (_key, value: unknown) =>
      isRecord(value) && value['$type'] === 'string' ? undefined : value,
    );
    expect(readTokens(withoutStrings).size).toBeGreaterThan(150);
  });
});
