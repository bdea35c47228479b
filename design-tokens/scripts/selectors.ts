import type { Modifier } from './resolver.ts';

/** Attribute value that follows the visitor's system. */
const SYSTEM = 'system';

/** Selected context of a modifier. `value` is the attribute value, the context's name or `system`. */
export interface Choice {
  modifier: Modifier;
  value: string;
}

function attribute(name: string, value: string): string {
  return `[data-${name}='${value}']`;
}

/**
 * Returns the selector of the base values of roles that these modifiers change: the root, and any element that returns
 * to a default. It has no specificity, so that every theme wins in any order of the files.
 */
export function baseSelector(modifiers: readonly Modifier[]): string {
  const back = modifiers.flatMap(({ name, defaultContext, system }) => [
    attribute(name, defaultContext),
    ...(system.size > 0 ? [attribute(name, SYSTEM)] : []),
  ]);
  return `:where(${[':root', ...back].join(', ')})`;
}

/**
 * Returns the selector of one context.
 *
 * @param partner - Modifier that changes the same roles, at its default here: an element that sets only the partner's
 *   default inside an element of this context, or vice versa, keeps this context.
 */
export function choiceSelector({ modifier, value }: Choice, partner: Modifier | undefined): string {
  const own = attribute(modifier.name, value);
  if (partner === undefined) return own;
  const defaults = [partner.defaultContext, ...(partner.system.size > 0 ? [SYSTEM] : [])];
  return [
    own,
    ...defaults.map((context) => `${own} ${attribute(partner.name, context)}:not([data-${modifier.name}])`),
  ].join(', ');
}

/** Returns the selector of two contexts that change the same roles: set on one element, or on two nested elements. */
export function pairSelector(one: Choice, other: Choice): string {
  const [first, second] = [attribute(one.modifier.name, one.value), attribute(other.modifier.name, other.value)];
  return [
    `${first}${second}`,
    `${first} ${second}:not([data-${one.modifier.name}])`,
    `${second} ${first}:not([data-${other.modifier.name}])`,
  ].join(', ');
}

/**
 * Returns the attribute values for a context: its name, and `system` under a media query if the system can select it.
 */
export function waysTo(
  modifier: Modifier,
  context: string,
): ReadonlyArray<{ choice: Choice; media: string | undefined }> {
  const media = modifier.system.get(context);
  return [
    { choice: { modifier, value: context }, media: undefined },
    ...(media === undefined ? [] : [{ choice: { modifier, value: SYSTEM }, media }]),
  ];
}
