import { emitConstants } from './emit/constants.ts';
import { emitContractNames } from './emit/contract-names.ts';
import { emitContrastSheet } from './emit/contrast-sheet.ts';
import { emitDeprecated } from './emit/deprecated.ts';
import { emitDtcg } from './emit/dtcg.ts';
import { emitFigma } from './emit/figma.ts';
import { GENERATED_CSS } from './emit/notice.ts';
import { emitStyleDictionary } from './emit/style-dictionary.ts';
import { emitTailwind } from './emit/tailwind.ts';
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
    ...[...model.themes, ...model.variants].map((theme) => ({
      path: `dist/figma/${theme.name}.tokens.json`,
      text: emitFigma(theme),
    })),
    ...[...model.themes, ...model.variants].map((theme) => ({
      path: `dist/dtcg/${theme.name}.tokens.json`,
      text: emitDtcg(theme),
    })),
    ...[...model.themes, ...model.variants].map((theme) => ({
      path: `dist/style-dictionary/${theme.name}.tokens.json`,
      text: emitStyleDictionary(theme),
    })),
    { path: 'dist/tailwind.css', text: emitTailwind(model.contract) },
  ];
}
