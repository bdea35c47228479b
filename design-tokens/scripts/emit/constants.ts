import { cssLength, PX_PER_REM } from '../css-value.ts';
import type { Token } from '../dtcg.ts';
import { getBreakpoints } from '../media-queries.ts';
import { getToken, type TokenModel } from '../model.ts';
import { GENERATED } from './notice.ts';

/**
 * Returns `src/generated/constants.ts`: the literal values for style sheets and scripts, because `@media` cannot read
 * custom properties.
 */
export function emitConstants({ themes, media }: TokenModel): string {
  const { tokens } = themes[0];
  const breakpoints = getBreakpoints(tokens);
  const numbered = breakpoints.filter(({ kind }) => kind !== 'named').map(({ key, px }) => [key, px] as const);
  const named = breakpoints
    .filter(({ kind }) => kind === 'named')
    .map(({ key, px }) => [key, px / PX_PER_REM] as const);
  const layers = lastParts(tokens, 'semantic.layer.').map(
    (name) => [name, getToken(tokens, `semantic.layer.${name}`, 'number').value] as const,
  );
  layers.sort(([, one], [, other]) => one - other);
  const duration = (name: string): readonly [string, number] => {
    const { value, unit } = getToken(tokens, `semantic.duration.${name}`, 'duration').value;
    return [name, unit === 's' ? value * 1000 : value];
  };
  const size = (name: string): readonly [string, string] => [
    name,
    cssLength(getToken(tokens, `semantic.size.${name}`, 'dimension').value),
  ];

  return [
    GENERATED,
    constant('Viewport widths in px. `from…` begins a range, `to…` is the last width of one.', 'breakpoints', numbered),
    constant('Viewport widths in rem up to which the mobile form holds.', 'remBreakpoints', named),
    constant(
      'Media queries, without `@media`, as keys of a style rule or for `<source media>` and `matchMedia`.',
      'media',
      Object.entries(media),
    ),
    constant(
      'Transition times in milliseconds, for scripts. Styles use `vars.duration`.',
      'durations',
      ['short', 'standard'].map(duration),
    ),
    `/** Names of the stacking levels, lowest first. Styles use \`vars.layer\`. */\nexport const layerOrder = [${layers.map(([name]) => `'${name}'`).join(', ')}] as const;\n`,
    constant(
      'Fixed widths as CSS lengths, for `sizes` attributes. Styles use `vars.size`.',
      'widths',
      ['site', 'filterSidebar', 'sidePanel', 'footerCartMargin'].map(size),
    ),
    constant('Width by height of pictures, for scripts that size them.', 'imageRatios', [
      ['product', getToken(tokens, 'semantic.size.imageRatio', 'number').value],
    ]),
  ].join('\n');
}

function lastParts(tokens: ReadonlyMap<string, Token>, prefix: string): string[] {
  return [...tokens.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

function constant(doc: string, name: string, entries: ReadonlyArray<readonly [string, string | number]>): string {
  const lines = entries.map(([key, value]) => `  ${key}: ${typeof value === 'number' ? value : `'${value}'`},`);
  return `/** ${doc} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}
