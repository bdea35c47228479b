import { emitConstants } from './emit/constants.ts';
import { emitContractNames } from './emit/contract-names.ts';
import { emitContrastSheet } from './emit/contrast-sheet.ts';
import { emitDeprecated } from './emit/deprecated.ts';
import { emitDtcg } from './emit/dtcg.ts';
import { getFigmaCollections } from './emit/figma/collections.ts';
import { emitRestVariables } from './emit/figma/rest-variables.ts';
import { emitTextStyles } from './emit/figma/text-styles.ts';
import { emitFigmaMode } from './emit/figma/variable-file.ts';
import { GENERATED_CSS } from './emit/notice.ts';
import { emitStyleDictionary } from './emit/style-dictionary.ts';
import { emitTailwind } from './emit/tailwind.ts';
import { emitTailwindV3 } from './emit/tailwind-v3.ts';
import { emitThemeRules } from './emit/theme-rules.ts';
import { emitSheet, emitVariablesCss } from './emit/variables-css.ts';
import type { TokenModel } from './model.ts';

/** File to write. */
export interface OutputFile {
  /** Path from the package's root. */
  path: string;
  text: string;
}

/** Cascade layers, as in `src/layers.css.ts`: a sheet that loads first must declare the order too. */
export const LAYERS = [
  'witryna.reset',
  'witryna.tokens',
  'witryna.base',
  'witryna.components',
  'witryna.layout',
  'witryna.app',
] as const;

/** Returns the sheets of every context, and `modes.css` with all of them. The same files are published. */
function sheetFiles({ sheets }: TokenModel): readonly OutputFile[] {
  return [...sheets, { path: 'modes.css', rules: sheets.flatMap(({ rules }) => rules) }].map(({ path, rules }) => ({
    path,
    text: GENERATED_CSS + emitSheet(rules, LAYERS),
  }));
}

/** Returns the files for Figma: a file for each mode, all variables as one request, and the text styles of each brand. */
function figmaFiles(model: TokenModel): readonly OutputFile[] {
  const collections = getFigmaCollections(model);
  const brands = new Map(model.themes.toReversed().map((theme) => [theme.inputs['brand'], theme]));
  return [
    ...collections
      .flatMap(({ modes }) => modes)
      .map((mode) => ({ path: `dist/figma/${mode.name}.tokens.json`, text: emitFigmaMode(mode) })),
    { path: 'dist/figma/variables.json', text: emitRestVariables(collections) },
    ...[...brands].map(([brand = 'all', theme]) => ({
      path: `dist/figma/text-styles.${brand}.tokens.json`,
      text: emitTextStyles(theme),
    })),
  ];
}

/** Returns the files that are committed to the repository. */
export function sourceFiles(model: TokenModel): readonly OutputFile[] {
  return [
    { path: 'src/generated/constants.ts', text: emitConstants(model) },
    { path: 'src/generated/contract-names.ts', text: emitContractNames(model.contract) },
    { path: 'src/generated/deprecated.ts', text: emitDeprecated(model.contract) },
    { path: 'contrast.md', text: emitContrastSheet(model.themes) },
    { path: 'src/generated/theme-rules.ts', text: emitThemeRules(model.rules) },
    ...sheetFiles(model).map(({ path, text }) => ({ path: `src/generated/${path}`, text })),
  ];
}

/** Returns the files that only the published package contains, besides the compiled modules. */
export function distributionFiles(model: TokenModel): readonly OutputFile[] {
  return [
    {
      path: 'dist/variables.css',
      text: emitVariablesCss([...model.rules, ...model.sheets.flatMap(({ rules }) => rules)]),
    },
    ...sheetFiles(model).map(({ path, text }) => ({ path: `dist/${path}`, text })),
    ...figmaFiles(model),
    ...[...model.themes, ...model.variants].map((theme) => ({
      path: `dist/dtcg/${theme.name}.tokens.json`,
      text: emitDtcg(theme),
    })),
    ...[...model.themes, ...model.variants].map((theme) => ({
      path: `dist/style-dictionary/${theme.name}.tokens.json`,
      text: emitStyleDictionary(theme),
    })),
    { path: 'dist/tailwind.css', text: emitTailwind(model.contract) },
    { path: 'dist/tailwind.prefixed.css', text: emitTailwind(model.contract, 'w-') },
    { path: 'dist/tailwind.v3.json', text: emitTailwindV3(model.contract) },
  ];
}
