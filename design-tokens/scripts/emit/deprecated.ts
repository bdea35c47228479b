import { propertyName } from '../names.ts';
import type { Token } from '../dtcg.ts';
import { TokenError } from '../token-value.ts';
import { GENERATED } from './notice.ts';

/**
 * Returns `src/generated/deprecated.ts`: deprecated custom properties, each with its replacement, for tools that check
 * style sheets. A `$deprecated` note names its replacement as an alias, `Use {semantic.color.background.surface}.`; one
 * without an alias is included as it is.
 *
 * @throws TokenError if a note names a role that is not in the contract or is deprecated itself.
 */
export function emitDeprecated(contract: readonly Token[]): string {
  const entries = contract.flatMap((token) => {
    if (token.deprecated === undefined) return [];
    const { replacement, note } = getAdvice(token, contract);
    const fields = [
      ...(replacement === undefined ? [] : [`replacement: '--${replacement}'`]),
      `note: ${JSON.stringify(note)}`,
    ];
    return [`  '--${propertyName(token.path)}': { ${fields.join(', ')} },`];
  });
  const body = entries.length === 0 ? '{}' : `{\n${entries.join('\n')}\n}`;
  return `${GENERATED}
/** What to do about a custom property that goes away in the next major version. */
export interface Deprecation {
  /** Custom property to use instead, with its dashes; without it, nothing takes its place. */
  replacement?: string;
  /** The note of the source; empty when it has none. */
  note: string;
}

/** Custom properties that go away, with their dashes. */
export const deprecated: Readonly<Record<string, Deprecation>> = ${body};
`;
}

function getAdvice(
  { path, deprecated }: Token,
  contract: readonly Token[],
): { replacement: string | undefined; note: string } {
  const note = typeof deprecated === 'string' ? deprecated : '';
  const target = /\{([^{}]+)\}/.exec(note)?.[1];
  if (target === undefined) return { replacement: undefined, note };
  const replacement = contract.find((token) => token.path === target);
  if (replacement === undefined)
    throw new TokenError(`${path}: is deprecated for ${target}, which is not in the contract`);
  if (replacement.deprecated !== undefined)
    throw new TokenError(`${path}: is deprecated for ${target}, which is deprecated too`);
  return { replacement: propertyName(target), note };
}
