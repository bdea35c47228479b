import { cssFluid, cssValue, fluidOf, unitOf } from './css-value.ts';
import { aliasTarget, extensionOf, followAliases, readTokens, resolveTokens, type SourceToken, type Token } from './dtcg.ts';
import { checkValue, isRecord, TokenError, type TokenValue } from './token-value.ts';
import { mediaQueries } from './media-queries.ts';

/** A theme laid over the base: a token file that gives some semantic or component tokens other values. */
export interface ThemeSource {
  /** Name of the theme; it becomes the selector `[data-theme='name']`. */
  name: string;
  /** The parsed token file. */
  document: unknown;
}

/** Custom properties for one selector, within one media query or without. */
export interface ThemeRule {
  selector: string;
  /** Media query without `@media`. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom property name, with its dashes, to value. */
  vars: Readonly<Record<string, string>>;
}

/** A theme with its aliases followed. */
export interface ResolvedTheme {
  name: string;
  tokens: ReadonlyMap<string, Token>;
}

/** All that the outputs are made of. */
export interface TokenModel {
  /** The base theme first. */
  themes: readonly [ResolvedTheme, ...ResolvedTheme[]];
  /** Tokens of the contract, in the order of the source: those of the semantic and component tiers. */
  contract: readonly Token[];
  /** Media queries by name. */
  media: Readonly<Record<string, string>>;
  rules: readonly ThemeRule[];
}

/** Keys a token takes in the contract: the semantic tier stands at the top, the component tier under `component`. */
export function contractPath(path: string): readonly string[] {
  const [tier, ...rest] = path.split('.');
  return tier === 'component' ? [tier, ...rest] : rest;
}

/** Custom property of a token without its dashes, for example `w-color-text-on-sale`. */
export function propertyName(path: string): string {
  const [, ...parts] = path.split('.');
  return ['w', ...parts].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** True for a token that styles may use. */
function isPublic(path: string): boolean {
  return path.startsWith('semantic.') || path.startsWith('component.');
}

/**
 * Reads the base file and the themes over it and works out what every output needs.
 *
 * @param document the parsed `tokens.json`
 * @param baseName name of the theme the base file holds
 * @param themes further themes, each over the base
 * @throws TokenError when the source breaks the format or a theme does not fit the base
 */
export function buildModel(document: unknown, baseName: string, themes: readonly ThemeSource[] = []): TokenModel {
  const source = readTokens(document);
  const base = resolveTokens(source);
  const contract = [...base.values()].filter(({ path }) => isPublic(path));
  assertDistinctProperties(contract);
  const media = mediaQueries(base);

  const rules = themeRules(':root', colorSchemeOf(document), source, contract, media);
  const resolved = themes.map((theme): ResolvedTheme => {
    const overlaid = overlay(source, theme);
    const tokens = resolveTokens(overlaid);
    const changed = contract.flatMap(({ path }) => {
      const token = tokens.get(path);
      return token !== undefined && differs(source, overlaid, path) ? [token] : [];
    });
    rules.push(...themeRules(`[data-theme='${theme.name}']`, colorSchemeOf(theme.document), overlaid, changed, media));
    return { name: theme.name, tokens };
  });
  return { themes: [{ name: baseName, tokens: base }, ...resolved], contract, media, rules };
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

function colorSchemeOf(document: unknown): 'light' | 'dark' | undefined {
  const scheme = isRecord(document) ? extensionOf(document)['colorScheme'] : undefined;
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** The base with a theme's tokens in place of its own. A theme adds roles to nobody: it may only add primitives. */
function overlay(base: ReadonlyMap<string, SourceToken>, theme: ThemeSource): ReadonlyMap<string, SourceToken> {
  const merged = new Map(base);
  for (const [path, token] of readTokens(theme.document)) {
    const original = base.get(path);
    if (original === undefined && isPublic(path)) throw new TokenError(`theme ${theme.name}: ${path} is not in the contract`);
    if (original !== undefined && original.type !== token.type) throw new TokenError(`theme ${theme.name}: ${path} is a ${original.type}`);
    merged.set(path, token);
  }
  return merged;
}

/** True when a token, or anything it refers to, is another one in the theme than in the base. */
function differs(base: ReadonlyMap<string, SourceToken>, theme: ReadonlyMap<string, SourceToken>, path: string): boolean {
  const reached = new Set([path]);
  for (const next of reached) {
    const token = theme.get(next);
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

function themeRules(
  selector: string,
  colorScheme: 'light' | 'dark' | undefined,
  source: ReadonlyMap<string, SourceToken>,
  contract: readonly Token[],
  media: Readonly<Record<string, string>>,
): ThemeRule[] {
  const css = (token: Token, value: unknown): string => valueOf(source, token, value);
  const plain = contract.map((token): [string, string] => [`--${propertyName(token.path)}`, css(token, source.get(token.path)?.value)]);
  const byQuery = new Map<string, Record<string, string>>();
  for (const token of contract) {
    const overrides = token.extension['media'];
    if (overrides === undefined) continue;
    if (!isRecord(overrides)) throw new TokenError(`${token.path}: media is an object of media name to value`);
    for (const [name, value] of Object.entries(overrides)) {
      const query = media[name];
      if (query === undefined) throw new TokenError(`${token.path}: there is no media query called ${name}`);
      byQuery.set(query, { ...byQuery.get(query), [`--${propertyName(token.path)}`]: css(token, value) });
    }
  }
  const order = Object.values(media);
  const responsive = [...byQuery].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return [
    { selector, ...(colorScheme && { colorScheme }), vars: Object.fromEntries(plain) },
    ...responsive.map(([query, vars]): ThemeRule => ({ selector, media: query, vars })),
  ];
}

/** CSS text of a token's value; what points at another role stays a reference, so that overriding that role is enough. */
function valueOf(source: ReadonlyMap<string, SourceToken>, token: Token, value: unknown): string {
  const target = aliasTarget(value);
  if (target !== undefined && isPublic(target) && source.has(target)) return `var(--${propertyName(target)})`;
  const look = (part: unknown): TokenValue => checkValue('dimension', followAliases(source, token.path, 'dimension', part), token.path);
  const literal = checkValue(token.type, followAliases(source, token.path, token.type, value), token.path);
  const fluid = fluidOf(token, look);
  return fluid !== undefined && literal.type === 'dimension' ? cssFluid(literal.value, fluid) : cssValue(literal, unitOf(token));
}

/** A token of the base theme by path. @throws TokenError when it does not exist or is of another type */
export function tokenOf<Type extends TokenValue['type']>(
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
