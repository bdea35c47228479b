import { contrastFailures } from '../contrast/check.ts';
import { readTokens } from '../dtcg.ts';
import { emitSheet } from '../emit/variables-css.ts';
import { buildModel } from '../model.ts';
import { LAYERS, type OutputFile } from '../outputs.ts';
import { TokenError } from '../token-value.ts';
import { completeBrand } from './complete-brand.ts';
import { deriveStates } from './derive-states.ts';
import { describeThemeValues } from './describe-theme-values.ts';
import type { TokenSource } from './token-source.ts';

/** Result of `makeBrand`. */
export interface BrandOutput {
  sheets: readonly OutputFile[];
  /** What the author should know, as text; empty if there is nothing. */
  note: string;
}

/**
 * Makes the style sheets of a brand in every theme.
 *
 * @param name - Value of `data-brand`.
 * @param document - Parsed brand file.
 * @param source - The package's own tokens.
 * @throws TokenError if the name is taken, the file is invalid or changes nothing, or with every pair of tokens that has too little contrast in a theme.
 */
export function makeBrand(name: string, document: unknown, source: TokenSource): BrandOutput {
  const { plan, read } = source;
  const taken = plan.modifiers.find((modifier) => modifier.name === 'brand');
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new TokenError(`${name}: the name of a brand is in lower case, with digits and hyphens`);
  if (taken?.contexts.has(name))
    throw new TokenError(
      `${name} is a brand of the package: give yours another name, with --name or as that of its file`,
    );
  const ownFile = `brands/${name}.json`;
  const base = new Map(plan.base.flatMap((file) => [...readTokens(read(file))]));
  const written = completeBrand(document, base);
  const { brand, derived } = deriveStates(written, base);
  const modifiers = plan.modifiers.map((modifier) =>
    modifier === taken
      ? { ...modifier, contexts: new Map([[modifier.defaultContext, []], ...([[name, [ownFile]]] as const)]) }
      : modifier,
  );
  const model = buildModel({ ...plan, modifiers }, (file) => (file === ownFile ? brand : read(file)));
  if (!model.changed.get('brand')?.size)
    throw new TokenError(
      `${name} changes no role: add tokens with other values below "semantic" or "component", or primitives to which they refer`,
    );
  const failures = model.themes
    .filter(({ inputs }) => inputs['brand'] === name)
    .flatMap((theme) => contrastFailures(theme).map((line) => `  ${theme.inputs['theme'] ?? ''}: ${line}`));
  if (failures.length > 0)
    throw new TokenError(`${name} has too little contrast, as ratios of luminance (WCAG 2.2):\n${failures.join('\n')}`);
  const sheets = model.sheets
    .filter(({ path }) => path.startsWith('brands/'))
    .map(({ path, rules }) => ({
      path: path.slice('brands/'.length),
      text: `/* Made by "npx @witryna/design-tokens brand". */\n${emitSheet(rules, LAYERS)}`,
    }));
  const notes = [describeDerived(derived), describeThemeValues(readTokens(written), source)];
  return { sheets, note: notes.filter((note) => note !== '').join('\n') };
}

/** Describes the colors that the command has added; empty if there are none. */
function describeDerived(derived: ReadonlyMap<string, string>): string {
  if (derived.size === 0) return '';
  const lines = Array.from(derived, ([role, hex]) => `  semantic.color.${role}: ${hex}`);
  return `The file leaves out these states of buttons, so they are shades of the color at rest. Set them to change them:\n${lines.join('\n')}`;
}
