import { aliasTarget, readTokens, type SourceToken } from '../dtcg.ts';
import type { TokenSource } from './token-source.ts';

/**
 * Describes the roles that a brand changes in the default theme only, because another theme sets them itself.
 *
 * @param brand - Tokens of the brand.
 * @param source - The package's own tokens.
 * @returns Text with a line for each role, and the primitive that changes it there; empty if there are none.
 */
export function describeThemeValues(brand: ReadonlyMap<string, SourceToken>, { plan, read }: TokenSource): string {
  const themes = plan.modifiers.find(({ name }) => name === 'theme')?.contexts ?? new Map<string, readonly string[]>();
  const lines = [...themes].flatMap(([theme, files]) =>
    files
      .flatMap((file) => [...readTokens(read(file))])
      .filter(([path]) => brand.has(path))
      .map(([path, { value }]) => ({ path, target: aliasTarget(value) }))
      .filter(({ target }) => target === undefined || !brand.has(target))
      .map(({ path, target }) => `  ${theme}: ${path}${target === undefined ? '' : ` is {${target}}`}`),
  );
  if (lines.length === 0) return '';
  return `Themes set these roles themselves. To change them there too, replace the primitives to which they refer:\n${lines.join('\n')}`;
}
