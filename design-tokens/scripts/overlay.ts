import { getExtension, readTokens, type SourceToken } from './dtcg.ts';
import { isPublic } from './names.ts';
import { isRecord, TokenError } from './token-value.ts';

/** Token file that is applied over others. */
export interface TokenFile {
  /** Path below `tokens/`. */
  name: string;
  tokens: ReadonlyMap<string, SourceToken>;
  colorScheme: 'light' | 'dark' | undefined;
  /** Minimum contrast that this file requires, if it differs from WCAG's AA. */
  contrast: { text: number; graphic: number } | undefined;
}

/**
 * Reads a parsed token file.
 *
 * @throws TokenError if it has an invalid format.
 */
export function readFile(name: string, document: unknown): TokenFile {
  const extension = isRecord(document) ? getExtension(document) : {};
  const { colorScheme, contrast } = extension;
  return {
    name,
    tokens: readTokens(document),
    colorScheme: colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : undefined,
    contrast: contrast === undefined ? undefined : readContrast(name, contrast),
  };
}

function readContrast(file: string, contrast: unknown): { text: number; graphic: number } {
  const { text, graphic } = isRecord(contrast) ? contrast : {};
  if (typeof text !== 'number' || typeof graphic !== 'number')
    throw new TokenError(`${file}: contrast is {text, graphic} as numbers`);
  return { text, graphic };
}

/**
 * Returns tokens with those of additional files in place of their own. A file may add primitives, but no roles.
 *
 * @throws TokenError if a file contains a role that is not in the contract, or changes a type.
 */
export function overlay(
  base: ReadonlyMap<string, SourceToken>,
  files: readonly TokenFile[],
): ReadonlyMap<string, SourceToken> {
  const merged = new Map(base);
  for (const { name, tokens } of files) {
    for (const [path, token] of tokens) {
      const original = merged.get(path);
      if (original === undefined && isPublic(path)) throw new TokenError(`${name}: ${path} is not in the contract`);
      if (original !== undefined && original.type !== token.type)
        throw new TokenError(`${name}: ${path} is a ${original.type}`);
      merged.set(path, token);
    }
  }
  return merged;
}

/** Returns whether a token, or anything it refers to, differs between two sets of tokens. */
export function differs(
  base: ReadonlyMap<string, SourceToken>,
  other: ReadonlyMap<string, SourceToken>,
  path: string,
): boolean {
  const reached = new Set([path]);
  for (const next of reached) {
    const token = other.get(next);
    if (token !== base.get(next)) return true;
    for (const target of getReferences(token)) reached.add(target);
  }
  return false;
}

/** Returns the paths to which a token's value and its extension refer. */
function getReferences(token: SourceToken | undefined): readonly string[] {
  const text = JSON.stringify([token?.value, token?.extension]);
  return [...text.matchAll(/"\{([^{}]+)\}"/g)].flatMap(([, target]) => (target === undefined ? [] : [target]));
}
