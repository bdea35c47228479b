import { emitConstants } from './emit/constants.ts';
import { emitContractNames } from './emit/contract-names.ts';
import { emitFigma } from './emit/figma.ts';
import { emitThemeRules } from './emit/theme-rules.ts';
import { emitVariablesCss } from './emit/variables-css.ts';
import type { TokenModel } from './model.ts';

/** A file to write. */
export interface OutputFile {
  /** Path from the package's root. */
  path: string;
  text: string;
}

/** The TypeScript modules that stand in the repository. */
export function sourceFiles(model: TokenModel): readonly OutputFile[] {
  return [
    { path: 'src/generated/constants.ts', text: emitConstants(model) },
    { path: 'src/generated/contract-names.ts', text: emitContractNames(model.contract) },
    { path: 'src/generated/theme-rules.ts', text: emitThemeRules(model.rules) },
  ];
}

/** What only the published package holds, besides the compiled modules. */
export function distributionFiles(model: TokenModel): readonly OutputFile[] {
  return [
    { path: 'dist/variables.css', text: emitVariablesCss(model.rules) },
    ...model.themes.map((theme) => ({ path: `dist/figma/${theme.name}.tokens.json`, text: emitFigma(theme) })),
  ];
}
