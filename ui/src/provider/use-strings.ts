'use client';
import { useWitryna } from './provider.tsx';
import type { UiStrings } from './ui-strings.ts';

/** Strings that may be omitted or `undefined`. */
export type StringOverrides<Strings> = { [Name in keyof Strings]?: Strings[Name] | undefined };

/**
 * Returns the strings of a component: from its props, otherwise from the provider, otherwise English. The English
 * strings are passed in rather than looked up, so that a bundle contains only those of its components.
 *
 * @param own - Strings among the props of the component; other props are left out
 */
export function useStrings<Name extends keyof UiStrings>(
  name: Name,
  english: UiStrings[Name],
  own: StringOverrides<UiStrings[Name]> = {},
): UiStrings[Name] {
  const { strings } = useWitryna();
  const given = Object.fromEntries(Object.entries(own).filter(([key, word]) => key in english && word !== undefined));
  return { ...english, ...strings[name], ...given };
}

/** Returns the props of a component without its strings, for the element that takes the rest. */
export function omitStrings<Props extends object, Strings extends object>(
  props: Props,
  english: Strings,
): Omit<Props, keyof Strings>;
export function omitStrings(props: object, english: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in english)));
}
