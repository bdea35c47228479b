import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord, TokenError } from './token-value.ts';
import { buildModel, type ThemeSource, type TokenModel } from './model.ts';

/** Absolute path of the package's root. */
export const packageRoot = fileURLToPath(new URL('../', import.meta.url));

const tokensFolder = join(packageRoot, 'tokens');

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(tokensFolder, name), 'utf8'));
}

/**
 * Reads the token files that `tokens/tokens.resolver.json` names.
 *
 * @throws TokenError when a file breaks the format
 */
export function readModel(): TokenModel {
  const { base, defaultTheme, themes } = readResolver(readJson('tokens.resolver.json'));
  return buildModel(
    readJson(base),
    defaultTheme,
    themes.map(({ name, file }): ThemeSource => ({ name, document: readJson(file) })),
  );
}

/** What the generator uses of a resolver file: one base set and a theme modifier with at most one file a theme. */
export interface ResolverPlan {
  base: string;
  defaultTheme: string;
  themes: ReadonlyArray<{ name: string; file: string }>;
}

/**
 * Reads a parsed DTCG resolver file.
 *
 * @throws TokenError when it is not of version 2025.10 or not of the shape above
 */
export function readResolver(document: unknown): ResolverPlan {
  const at = (node: unknown, ...path: readonly string[]): unknown =>
    path.reduce((current, name) => (isRecord(current) ? current[name] : undefined), node);
  if (at(document, 'version') !== '2025.10') throw new TokenError('resolver: version is not 2025.10');
  const [base, ...moreFiles] = fileList(at(document, 'sets', 'base', 'sources'), 'sets.base');
  if (base === undefined || moreFiles.length > 0) throw new TokenError('resolver: sets.base has one source');
  const defaultTheme = at(document, 'modifiers', 'theme', 'default');
  const contexts = at(document, 'modifiers', 'theme', 'contexts');
  if (typeof defaultTheme !== 'string' || !isRecord(contexts) || !(defaultTheme in contexts)) {
    throw new TokenError('resolver: modifiers.theme names a default that is one of its contexts');
  }
  const themes = Object.entries(contexts).flatMap(([name, sources]) => {
    const files = fileList(sources, `theme ${name}`);
    if (files.length !== (name === defaultTheme ? 0 : 1)) {
      throw new TokenError(`resolver: theme ${name} has ${files.length} files; the default has none, any other one`);
    }
    return files.map((file) => ({ name, file }));
  });
  return { base, defaultTheme, themes };
}

function fileList(sources: unknown, owner: string): readonly string[] {
  if (!Array.isArray(sources)) throw new TokenError(`resolver: ${owner} has no list of sources`);
  return sources.map((source: unknown) => {
    const file = isRecord(source) ? source['$ref'] : undefined;
    if (typeof file !== 'string') throw new TokenError(`resolver: ${owner} has a source without $ref`);
    return file;
  });
}
