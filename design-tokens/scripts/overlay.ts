import { extensionOf, readTokens, type SourceToken } from './dtcg.ts';
import { isPublic } from './names.ts';
import { isRecord, TokenError } from './token-value.ts';

/** A token file laid over others. */
export interface TokenFile {
  /** Path below `tokens/`. */
  name: string;
  tokens: ReadonlyMap<string, SourceToken>;
  colorScheme: 'light' | 'dark' | undefined;
  /** Least contrast this file asks for, where it differs from WCAG's AA. */
  contrast: { text: number; graphic: number } | undefined;
}

/**
 * Reads a parsed token file.
 *
 * @throws TokenError when it breaks the format
 */
export function readFile(name: string, document: unknown): TokenFile {
  const extension = isRecord(document) ? extensionOf(document) : {};
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
 * Tokens with those of further files instead of their own. A file adds roles to nobody: it may only add primitives.
 *
 * @throws TokenError when a file names a role that is not in the contract, or changes a type
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

/** True when a token, or anything it refers to, is another one in one set of tokens than in the other. */
export function differs(
  base: ReadonlyMap<string, SourceToken>,
  other: ReadonlyMap<string, SourceToken>,
  path: string,
): boolean {
  const reached = new Set([path]);
  for (const next of reached) {
    const token = other.get(next);
    if (token !== base.get(next)) return true;
    for (const target of referencesOf(token)) reached.add(target);
  }
  return false;
}

/** Paths that a token's value and its extension point at. */
function referencesOf(token: SourceToken | undefined): readonly string[] {
  const text = JSON.stringify([token?.value, token?.extension]);
  return [...text.matchAll(/"\{([^{}]+)\}"/g)].flatMap(([, target]) => (target === undefined ? [] : [target]));
}
