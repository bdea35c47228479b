import type { SourceToken } from '../dtcg.ts';
import { isRecord } from '../token-value.ts';

/**
 * Completes a brand file to the format of the source: types and descriptions come from the tokens that it changes, and a
 * color may be `#rrggbb` or `#rrggbbaa`.
 *
 * @param document - Parsed file.
 * @param base - Tokens of the default brand.
 */
export function completeBrand(document: unknown, base: ReadonlyMap<string, SourceToken>): unknown {
  return complete(document, [], base);
}

function complete(node: unknown, path: readonly string[], base: ReadonlyMap<string, SourceToken>): unknown {
  if (!isRecord(node)) return node;
  if ('$value' in node) {
    const original = base.get(path.join('.'));
    return {
      ...(original && { $type: original.type }),
      $description: original?.description ?? 'Primitive of the brand.',
      ...node,
      $value: readHex(node['$value']) ?? node['$value'],
    };
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      name.startsWith('$') ? child : complete(child, [...path, name], base),
    ]),
  );
}

/** Returns a hexadecimal color in the notation of DTCG; undefined for any other value. */
function readHex(value: unknown): object | undefined {
  const [, rgb = '', alpha] = typeof value === 'string' ? (/^#([\da-f]{6})([\da-f]{2})?$/i.exec(value) ?? []) : [];
  if (rgb === '') return undefined;
  const share = (digits: string) => parseInt(digits, 16) / 255;
  return {
    colorSpace: 'srgb',
    components: [share(rgb.slice(0, 2)), share(rgb.slice(2, 4)), share(rgb.slice(4))],
    ...(alpha !== undefined && { alpha: share(alpha) }),
    hex: `#${rgb.toLowerCase()}`,
  };
}
