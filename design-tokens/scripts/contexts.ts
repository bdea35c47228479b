import { resolveTokens, type SourceToken, type Token } from './dtcg.ts';
import { isPublic } from './names.ts';
import { differs, overlay, readFile, type TokenFile } from './overlay.ts';
import type { Modifier, ResolverPlan } from './resolver.ts';
import { TokenError } from './token-value.ts';

/** One context of one modifier that is not the default, with what it changes. */
export interface Context {
  modifier: Modifier;
  name: string;
  files: readonly TokenFile[];
  /** Paths of the contract that differ from the defaults. */
  changed: ReadonlySet<string>;
}

/** The source, read: base and contexts. */
export interface ReadSource {
  plan: ResolverPlan;
  /** Tokens of the defaults. */
  base: ReadonlyMap<string, SourceToken>;
  colorScheme: 'light' | 'dark' | undefined;
  contract: readonly Token[];
  contexts: readonly Context[];
}

/**
 * Reads every file the resolver names.
 *
 * @param read gives a parsed token file by the name that the resolver file has for it
 * @throws TokenError when a file breaks the format or does not fit the base
 */
export function readSource(plan: ResolverPlan, read: (file: string) => unknown): ReadSource {
  const baseFiles = plan.base.map((file) => readFile(file, read(file)));
  const base = new Map(baseFiles.flatMap(({ tokens }) => [...tokens]));
  const contract = [...resolveTokens(base).values()].filter(({ path }) => isPublic(path));
  const contexts = plan.modifiers.flatMap((modifier) =>
    [...modifier.contexts].flatMap(([name, names]): Context[] => {
      if (name === modifier.defaultContext) return [];
      const files = names.map((file) => readFile(file, read(file)));
      return [{ modifier, name, files, changed: changedBy(base, contract, files) }];
    }),
  );
  return { plan, base, contract, contexts, colorScheme: baseFiles.find(({ colorScheme }) => colorScheme)?.colorScheme };
}

/** Paths of the contract whose value is another one when these files are laid over the base. */
export function changedBy(
  base: ReadonlyMap<string, SourceToken>,
  contract: readonly Token[],
  files: readonly TokenFile[],
): ReadonlySet<string> {
  const overlaid = overlay(base, files);
  return new Set(contract.flatMap(({ path }) => (differs(base, overlaid, path) ? [path] : [])));
}

/**
 * Modifiers that change the same roles, two by two: they need rules for their combinations.
 *
 * @throws TokenError when a third one changes them too, because CSS would need a rule for every nesting of three
 */
export function partnersOf({ plan, contexts }: ReadSource): ReadonlyMap<Modifier, Modifier> {
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

/** Every way to take one entry of each list. */
export function combinations<Item>(lists: ReadonlyArray<readonly Item[]>): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (taken, list) => taken.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );
}
