import { resolveTokens, type SourceToken, type Token } from './dtcg.ts';
import { isPublic } from './names.ts';
import { differs, overlay, readFile, type TokenFile } from './overlay.ts';
import type { Modifier, ResolverPlan } from './resolver.ts';
import { TokenError } from './token-value.ts';

/** Context of a modifier other than the default, with its changes. */
export interface Context {
  modifier: Modifier;
  name: string;
  files: readonly TokenFile[];
  /** Paths of the contract that differ from the defaults. */
  changed: ReadonlySet<string>;
}

/** Parsed source: base and contexts. */
export interface ReadSource {
  plan: ResolverPlan;
  /** Tokens of the defaults. */
  base: ReadonlyMap<string, SourceToken>;
  colorScheme: 'light' | 'dark' | undefined;
  contract: readonly Token[];
  contexts: readonly Context[];
}

/**
 * Parses every file of the resolver.
 *
 * @param read - Returns a parsed token file by its name in the resolver file.
 * @throws TokenError if a file has an invalid format or does not fit the base.
 */
export function readSource(plan: ResolverPlan, read: (file: string) => unknown): ReadSource {
  const baseFiles = plan.base.map((file) => readFile(file, read(file)));
  const base = new Map(baseFiles.flatMap(({ tokens }) => [...tokens]));
  const contract = [...resolveTokens(base).values()].filter(({ path }) => isPublic(path));
  const contexts = plan.modifiers.flatMap((modifier) =>
    [...modifier.contexts].flatMap(([name, names]): Context[] => {
      if (name === modifier.defaultContext) return [];
      const files = names.map((file) => readFile(file, read(file)));
      return [{ modifier, name, files, changed: getChangedPaths(base, contract, files) }];
    }),
  );
  return { plan, base, contract, contexts, colorScheme: baseFiles.find(({ colorScheme }) => colorScheme)?.colorScheme };
}

/** Returns the paths of the contract whose value changes when these files are applied to the base. */
export function getChangedPaths(
  base: ReadonlyMap<string, SourceToken>,
  contract: readonly Token[],
  files: readonly TokenFile[],
): ReadonlySet<string> {
  const overlaid = overlay(base, files);
  return new Set(contract.flatMap(({ path }) => (differs(base, overlaid, path) ? [path] : [])));
}

/** Modifiers that change the same role, in the order of the resolver file. */
export type ModifierPair = readonly [Modifier, Modifier];

/**
 * Returns the roles that need rules for combinations of two modifiers, because both change them, or because what one
 * of them changes refers to a token of the other.
 *
 * @throws TokenError if a third modifier changes a role too, because CSS would need a rule for every nesting of three.
 */
export function findModifierPairs(read: ReadSource): ReadonlyMap<string, ModifierPair> {
  const pairs = new Map<string, ModifierPair>();
  for (const { path } of read.contract) {
    const [one, other, third] = read.plan.modifiers.filter((modifier) =>
      read.contexts.some((context) => context.modifier === modifier && affects(read, context, path)),
    );
    if (third)
      throw new TokenError(
        `${[one, other, third].map((modifier) => modifier?.name).join(', ')} change ${path}: two at most can`,
      );
    if (one && other) pairs.set(path, [one, other]);
  }
  return pairs;
}

/** Returns whether a context changes a role, alone or together with a context of another modifier. */
function affects({ base, contexts }: ReadSource, context: Context, path: string): boolean {
  if (context.changed.has(path)) return true;
  return contexts.some((other) => {
    if (other.modifier === context.modifier || !other.changed.has(path)) return false;
    const both = contexts.filter((one) => one === context || one === other).flatMap(({ files }) => files);
    return differs(overlay(base, other.files), overlay(base, both), path);
  });
}

/** Returns every combination of one item of each list. */
export function combinations<Item>(lists: ReadonlyArray<readonly Item[]>): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (taken, list) => taken.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );
}
