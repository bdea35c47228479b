import { aliasTarget, EXTENSION, type SourceToken } from '../dtcg.ts';
import { isRecord, TokenError } from '../token-value.ts';

/** Tiers of a token file. */
const tiers = ['primitive', 'semantic', 'component'];

/**
 * Completes a brand file to the format of the source: types and descriptions come from the tokens that it changes, and a
 * color may be `#rgb` or `#rrggbb`, with alpha or without.
 *
 * @param document - Parsed file.
 * @param base - Tokens of the default brand.
 * @throws TokenError if the file has something else at its top, a value in place of a token, a role that does not exist, another
 *   type than the role, or a color in another notation.
 */
export function completeBrand(document: unknown, base: ReadonlyMap<string, SourceToken>): unknown {
  if (!isRecord(document)) throw new TokenError('The file of a brand contains one JSON object.');
  const unknown = Object.keys(document).find((name) => !name.startsWith('$') && !tiers.includes(name));
  if (unknown !== undefined)
    throw new TokenError(`${unknown}: at the top of the file are ${tiers.join(', ')}, as in tokens.json`);
  return complete(document, [], base);
}

function complete(node: unknown, path: readonly string[], base: ReadonlyMap<string, SourceToken>): unknown {
  if (!isRecord(node)) throw new TokenError(`${path.join('.')}: neither a token nor a group; a token is {"$value": …}`);
  if ('$value' in node) return completeToken(node, path.join('.'), base);
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      name.startsWith('$') ? child : complete(child, [...path, name], base),
    ]),
  );
}

function completeToken(
  node: Readonly<Record<string, unknown>>,
  path: string,
  base: ReadonlyMap<string, SourceToken>,
): Readonly<Record<string, unknown>> {
  const original = base.get(path);
  if (!original && !path.startsWith('primitive.'))
    throw new TokenError(`${path} is not in the contract: ${describeGroup(path, base)}`);
  const value = node['$value'];
  const hex = readHex(value);
  const type = node['$type'] ?? original?.type ?? (hex && 'color');
  if (original && type !== original.type)
    throw new TokenError(
      `${path} has the type ${original.type}, not ${typeof type === 'string' ? type : JSON.stringify(type)}`,
    );
  if (type === 'color' && !hex && typeof value === 'string' && aliasTarget(value) === undefined)
    throw new TokenError(
      `${path}: ${value} is no color such as #3b2a6b, and no reference such as {primitive.brand.700}`,
    );
  return {
    ...(type !== undefined && { $type: type }),
    $description: original?.description ?? 'Primitive of the brand.',
    // Another duration is still none for visitors whose system asks for reduced motion.
    ...(type === 'duration' && original && { $extensions: { [EXTENSION]: original.extension } }),
    ...node,
    $value: hex ?? value,
  };
}

/** Returns what the innermost existing group on the way to a path contains. */
function describeGroup(path: string, base: ReadonlyMap<string, SourceToken>): string {
  const group = path.slice(0, path.lastIndexOf('.'));
  const names = [...base.keys()]
    .filter((other) => other.startsWith(`${group}.`))
    .map((other) => other.slice(group.length + 1).replace(/\..*/, ''));
  return names.length === 0 && group.includes('.')
    ? describeGroup(group, base)
    : `${group} has ${[...new Set(names)].join(', ')}`;
}

/** Returns a hexadecimal color in the notation of DTCG; undefined for any other value. */
function readHex(value: unknown): object | undefined {
  if (typeof value !== 'string' || !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined;
  const digits = value.slice(1).toLowerCase();
  const pairs = (digits.length < 6 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? [];
  const [red, green, blue, alpha] = pairs.map((pair) => parseInt(pair, 16) / 255);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha !== undefined && { alpha }),
    hex: `#${pairs.slice(0, 3).join('')}`,
  };
}
