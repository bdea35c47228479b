import { checkValue, isRecord, TokenError, tokenTypes, type TokenType, type TokenValue } from './token-value.ts';

/** One token as it stands in the source: described, but its aliases not followed. */
export interface SourceToken {
  /** Dotted path, for example `semantic.color.text.primary`. */
  path: string;
  type: TokenType;
  description: string;
  /** The `$deprecated` note: true, or what to use instead. */
  deprecated: string | true | undefined;
  /** `$value`, unchecked: a literal, or an alias such as `{primitive.brand.700}`. */
  value: unknown;
  /** This project's `$extensions` entry, unchecked. */
  extension: Readonly<Record<string, unknown>>;
}

/** One token with its aliases followed and its value checked. */
export type Token = Omit<SourceToken, 'value' | 'type'> &
  TokenValue & {
    /** Path this token points at, when its value is an alias. */
    alias: string | undefined;
  };

/** Key of this project's entry in `$extensions`. */
const EXTENSION = 'org.witryna';

/** What the format allows in a group and this source does without, so that a token can be read alone. */
const INHERITANCE = ['$type', '$extends', '$ref', '$root'];

const ALIAS = /^\{([^{}]+)\}$/;

/** Path an alias points at; undefined when the value is a literal. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

/** This project's entry of an object's `$extensions`; empty when it has none. */
export function extensionOf(node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const extensions = node['$extensions'];
  const own = isRecord(extensions) ? extensions[EXTENSION] : undefined;
  return isRecord(own) ? own : {};
}

/**
 * Lists every token of a parsed token file in the order of the file.
 *
 * @throws TokenError when a name is not allowed, a token has no type or description, or a type is not known
 */
export function readTokens(document: unknown): ReadonlyMap<string, SourceToken> {
  if (!isRecord(document)) throw new TokenError('A token file holds one JSON object.');
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
    throw new TokenError(`${path.join('.')}: every token of this source stands for itself, without ${inherited}`);
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith('$')) continue;
    const here = [...path, name];
    if (/[.{}]/.test(name)) throw new TokenError(`${here.join('/')}: a name holds none of . { }`);
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
  if (nested !== undefined) throw new TokenError(`${path}: a token holds no other token (${nested})`);
  const deprecated = node['$deprecated'];
  return {
    path,
    type,
    description,
    deprecated: typeof deprecated === 'string' || deprecated === true ? deprecated : undefined,
    value: node['$value'],
    extension: extensionOf(node),
  };
}

/**
 * Follows every alias and checks every value.
 *
 * @throws TokenError when an alias leads nowhere, in a circle or to another type, or when a value does not fit its type
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
 * The literal behind a value that may be an alias.
 *
 * @param path the token that asks, for messages and to find circles
 * @throws TokenError as resolveTokens
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
    if (seen.includes(target))
      throw new TokenError(`${path}: aliases run in a circle: ${[...seen, target].join(' -> ')}`);
    seen.push(target);
    const token = source.get(target);
    if (token === undefined) throw new TokenError(`${path}: no token is called ${target}`);
    if (token.type !== type) throw new TokenError(`${path}: is a ${type}, but ${target} is a ${token.type}`);
    current = token.value;
  }
  return type === 'shadow' && isRecord(current) ? followParts(source, path, current) : current;
}

/** A composite value with the aliases of its parts followed. */
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
