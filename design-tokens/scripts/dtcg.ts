import { checkValue, isRecord, TokenError, tokenTypes, type TokenType, type TokenValue } from './token-value.ts';

/** Token of the source with unresolved aliases. */
export interface SourceToken {
  /** Dotted path, e.g. `semantic.color.text.primary`. */
  path: string;
  type: TokenType;
  description: string;
  /** `$deprecated` note: true, or what to use instead. */
  deprecated: string | true | undefined;
  /** Unvalidated `$value`: a literal, or an alias such as `{primitive.brand.700}`. */
  value: unknown;
  /** Unvalidated `$extensions` entry of this project. */
  extension: Readonly<Record<string, unknown>>;
}

/** Token with resolved aliases and a validated value. */
export type Token = Omit<SourceToken, 'value' | 'type'> &
  TokenValue & {
    /** Path of the token to which this one refers, if its value is an alias. */
    alias: string | undefined;
  };

/** Key of this project's entry in `$extensions`. */
export const EXTENSION = 'org.witryna';

/** Features of the format that this source does not use, so that a token can be read alone. */
const INHERITANCE = ['$type', '$extends', '$ref', '$root'];

const ALIAS = /^\{([^{}]+)\}$/;

/** Returns the path of an alias; undefined if the value is a literal. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

/** Returns this project's entry of an object's `$extensions`; empty if it has none. */
export function getExtension(node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const extensions = node['$extensions'];
  const own = isRecord(extensions) ? extensions[EXTENSION] : undefined;
  return isRecord(own) ? own : {};
}

/**
 * Returns every token of a parsed token file in the order of the file.
 *
 * @throws TokenError if a name is not allowed, a token has no type or description, or a type is unknown.
 */
export function readTokens(document: unknown): ReadonlyMap<string, SourceToken> {
  if (!isRecord(document)) throw new TokenError('A token file contains one JSON object.');
  const tokens = new Map<string, SourceToken>();
  visit(document, [], tokens);
  return tokens;
}

function visit(
  node: Readonly<Record<string, unknown>>,
  path: readonly string[],
  tokens: Map<string, SourceToken>,
): void {
  if ('$value' in node) {
    tokens.set(path.join('.'), readToken(node, path));
    return;
  }
  const inherited = INHERITANCE.find((key) => key in node);
  if (inherited !== undefined)
    throw new TokenError(
      `${path.join('.')}: every token of this source has its own type and value, without ${inherited}`,
    );
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith('$')) continue;
    const here = [...path, name];
    if (/[.{}]/.test(name)) throw new TokenError(`${here.join('/')}: a name contains none of . { }`);
    if (!isRecord(child)) throw new TokenError(`${here.join('.')}: neither a token nor a group`);
    visit(child, here, tokens);
  }
}

function readToken(node: Readonly<Record<string, unknown>>, parts: readonly string[]): SourceToken {
  const path = parts.join('.');
  const type = tokenTypes.find((known) => known === node['$type']);
  if (type === undefined) throw new TokenError(`${path}: $type is missing or not one of ${tokenTypes.join(', ')}`);
  const description = node['$description'];
  if (typeof description !== 'string' || description === '') throw new TokenError(`${path}: $description is missing`);
  const nested = Object.keys(node).find((key) => !key.startsWith('$'));
  if (nested !== undefined) throw new TokenError(`${path}: a token contains no other token (${nested})`);
  const deprecated = node['$deprecated'];
  return {
    path,
    type,
    description,
    deprecated: typeof deprecated === 'string' || deprecated === true ? deprecated : undefined,
    value: node['$value'],
    extension: getExtension(node),
  };
}

/**
 * Resolves every alias and validates every value.
 *
 * @throws TokenError if an alias has no target, is circular or refers to another type, or if a value does not fit its
 *   type.
 */
export function resolveTokens(source: ReadonlyMap<string, SourceToken>): ReadonlyMap<string, Token> {
  const resolved = new Map<string, Token>();
  for (const { path, type, value, description, deprecated, extension } of source.values()) {
    const literal = followAliases(source, path, type, value);
    resolved.set(path, {
      path,
      description,
      deprecated,
      extension,
      alias: aliasTarget(value),
      ...checkValue(type, literal, path),
    });
  }
  return resolved;
}

/**
 * Returns the literal value of a value that may be an alias.
 *
 * @param path - Path of the token that has the value, for messages and for detecting circles.
 * @throws TokenError as `resolveTokens`.
 */
export function followAliases(
  source: ReadonlyMap<string, SourceToken>,
  path: string,
  type: TokenType,
  value: unknown,
): unknown {
  const seen = [path];
  let current = value;
  for (let target = aliasTarget(current); target !== undefined; target = aliasTarget(current)) {
    if (seen.includes(target)) throw new TokenError(`${path}: circular aliases: ${[...seen, target].join(' -> ')}`);
    seen.push(target);
    const token = source.get(target);
    if (token === undefined) throw new TokenError(`${path}: there is no token ${target}`);
    if (token.type !== type) throw new TokenError(`${path}: is a ${type}, but ${target} is a ${token.type}`);
    current = token.value;
  }
  return type === 'shadow' && isRecord(current) ? followParts(source, path, current) : current;
}

/** Resolves the aliases in the parts of a composite value. */
function followParts(
  source: ReadonlyMap<string, SourceToken>,
  path: string,
  value: Readonly<Record<string, unknown>>,
): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([part, content]) => [
      part,
      followAliases(source, path, part === 'color' ? 'color' : 'dimension', content),
    ]),
  );
}
