import { LEAST } from './contrast/pairs.ts';
import { combinations, readSource, type Context } from './contexts.ts';
import { resolveTokens, type Token } from './dtcg.ts';
import { mediaQueries } from './media-queries.ts';
import { propertyName } from './names.ts';
import { overlay } from './overlay.ts';
import type { ResolverPlan } from './resolver.ts';
import { baseRules, getSheets, type Sheet } from './sheets.ts';
import type { ThemeRule } from './theme-rules.ts';
import { TokenError, type TokenValue } from './token-value.ts';

/** Tokens of one permutation with resolved aliases. */
export interface ResolvedTheme {
  /** Contexts of the modifiers that change colors, joined by dots: `zawilec.dark`. For a variant: `density.compact`. */
  name: string;
  /** Selected context of each modifier. */
  inputs: Readonly<Record<string, string>>;
  tokens: ReadonlyMap<string, Token>;
  /** Minimum contrast in this theme. */
  least: { readonly text: number; readonly graphic: number };
}

/** Data from which all outputs are generated. */
export interface TokenModel {
  plan: ResolverPlan;
  /** Every permutation of the modifiers that change colors, the defaults first. */
  themes: readonly [ResolvedTheme, ...ResolvedTheme[]];
  /** Every context of every other modifier, including the default, with the defaults of the rest. */
  variants: readonly ResolvedTheme[];
  /** Tokens of the contract, in the order of the source: those of the semantic and component tiers. */
  contract: readonly Token[];
  /** Paths of the contract that a modifier changes, by the modifier's name. */
  changed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Media queries by name. */
  media: Readonly<Record<string, string>>;
  /** Rules of the defaults. */
  rules: readonly ThemeRule[];
  /** Rules that other contexts add, in the required order of the sheets. */
  sheets: readonly Sheet[];
}

/**
 * Builds the data for all outputs.
 *
 * @param plan - Parsed resolver file.
 * @param read - Returns a parsed token file by its name in the resolver file.
 * @throws TokenError if the source has an invalid format or a context does not fit the base.
 */
export function buildModel(plan: ResolverPlan, read: (file: string) => unknown): TokenModel {
  const source = readSource(plan, read);
  const { base, contract, contexts } = source;
  assertDistinctProperties(contract);
  const defaults = resolveTokens(base);
  const media = mediaQueries(defaults);
  const of = (name: string): readonly Context[] => contexts.filter(({ modifier }) => modifier.name === name);
  const changed = new Map(
    plan.modifiers.map(({ name }) => [name, new Set(of(name).flatMap((context) => [...context.changed]))]),
  );
  const changesColor = (name: string): boolean =>
    [...(changed.get(name) ?? [])].some((path) => defaults.get(path)?.type === 'color');
  const [coloring, plain] = [true, false].map((wanted) =>
    plan.modifiers.filter(({ name }) => changesColor(name) === wanted),
  );

  const resolve = (
    chosen: readonly Context[],
    name: (inputs: Readonly<Record<string, string>>) => string,
  ): ResolvedTheme => {
    const files = chosen.flatMap((context) => context.files);
    const taken = new Map(chosen.map((context) => [context.modifier.name, context.name]));
    const inputs = Object.fromEntries(
      plan.modifiers.map((modifier) => [modifier.name, taken.get(modifier.name) ?? modifier.defaultContext]),
    );
    const least = files.findLast(({ contrast }) => contrast)?.contrast ?? LEAST;
    return { name: name(inputs), inputs, tokens: resolveTokens(overlay(base, files)), least };
  };
  const [first, ...more] = combinations((coloring ?? []).map(({ name }) => [undefined, ...of(name)])).map((chosen) =>
    resolve(
      chosen.filter((context) => context !== undefined),
      (inputs) => (coloring ?? []).map(({ name }) => inputs[name]).join('.'),
    ),
  );
  if (first === undefined) throw new TokenError('no permutation');

  return {
    plan,
    themes: [first, ...more],
    variants: (plain ?? []).flatMap(({ name }) =>
      [undefined, ...of(name)].map((context) =>
        resolve(context ? [context] : [], (inputs) => `${name}.${String(inputs[name])}`),
      ),
    ),
    contract,
    changed,
    media,
    rules: baseRules(source, media),
    sheets: getSheets(source, media),
  };
}

function assertDistinctProperties(contract: readonly Token[]): void {
  const owners = new Map<string, string>();
  for (const { path } of contract) {
    const name = propertyName(path);
    const owner = owners.get(name);
    if (owner !== undefined) throw new TokenError(`${path} and ${owner} would share the property --${name}`);
    owners.set(name, path);
  }
}

/**
 * Returns a token of the base theme by path.
 *
 * @throws TokenError if it does not exist or has another type.
 */
export function getToken<Type extends TokenValue['type']>(
  tokens: ReadonlyMap<string, Token>,
  path: string,
  type: Type,
): Extract<Token, { type: Type }> {
  const token = tokens.get(path);
  if (token === undefined || !hasType(token, type)) throw new TokenError(`${path}: expected a ${type} token`);
  return token;
}

function hasType<Type extends TokenValue['type']>(token: Token, type: Type): token is Extract<Token, { type: Type }> {
  return token.type === type;
}
