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

/**
 * Returns pairs of modifiers that change the same roles and need rules for their combinations.
 *
 * @throws TokenError if a third modifier changes them too, because CSS would need a rule for every nesting of three.
 */
export function findModifierPairs({ plan, contexts }: ReadSource): ReadonlyMap<Modifier, Modifier> {
  const roles = (modifier: Modifier): ReadonlySet<string> =>
    new Set(contexts.flatMap((context) => (context.modifier === modifier ? [...context.changed] : [])));
  const partners = new Map<Modifier, Modifier>();
  for (const [index, one] of plan.modifiers.entries()) {
    for (const other of plan.modifiers.slice(index + 1)) {
      const shared = [...roles(one)].filter((path) => roles(other).has(path));
      if (shared.length === 0) continue;
      if (partners.has(one) || partners.has(other))
        throw new TokenError(`${one.name}, ${other.name} and a third modifier change ${String(shared[0])}`);
      partners.set(one, other).set(other, one);
    }
  }
  return partners;
}

/** Returns every combination of one item of each list. */
export function combinations<Item>(lists: ReadonlyArray<readonly Item[]>): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (taken, list) => taken.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );
}
