import type { Modifier } from './resolver.ts';

/** Value of an attribute that follows the visitor's system. */
const SYSTEM = 'system';

/** A choice taken: the context of a modifier. `value` is what the attribute says, the context's name or `system`. */
export interface Choice {
  modifier: Modifier;
  value: string;
}

function attribute(name: string, value: string): string {
  return `[data-${name}='${value}']`;
}

/**
 * Selector of the base values of roles that these modifiers change: the root, and any element that goes back to a
 * default. It weighs nothing, so that every theme wins whichever file is loaded first.
 */
export function baseSelector(modifiers: readonly Modifier[]): string {
  const back = modifiers.flatMap(({ name, defaultContext, system }) => [
    attribute(name, defaultContext),
    ...(system.size > 0 ? [attribute(name, SYSTEM)] : []),
  ]);
  return `:where(${[':root', ...back].join(', ')})`;
}

/**
 * Selector of one choice.
 *
 * @param partner the modifier that changes the same roles, at its default here: an element that states only the
 * partner's default
 * inside an element of this choice, or the other way round, keeps this choice
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

/**
 * Selector of two choices that change the same roles: stated on one element, or one of them on an element inside of the
 * other.
 */
export function pairSelector(one: Choice, other: Choice): string {
  const [first, second] = [attribute(one.modifier.name, one.value), attribute(other.modifier.name, other.value)];
  return [
    `${first}${second}`,
    `${first} ${second}:not([data-${one.modifier.name}])`,
    `${second} ${first}:not([data-${other.modifier.name}])`,
  ].join(', ');
}

/**
 * The values an attribute takes for a context: its name, and `system` under a media query where the system may ask for
 * it.
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
