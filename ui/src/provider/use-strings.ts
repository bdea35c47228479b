'use client';
import { useWitryna } from './provider.tsx';
import type { UiStrings } from './ui-strings.ts';

/** Strings that may be omitted or `undefined`. */
export type StringOverrides<Strings> = { [Name in keyof Strings]?: Strings[Name] | undefined };

/**
 * Returns the strings of a component: from its props, otherwise from the provider, otherwise English. The English
 * strings are passed in rather than looked up, so that a bundle contains only those of its components.
 */
export function useStrings<Name extends keyof UiStrings>(
  name: Name,
  english: UiStrings[Name],
  own: StringOverrides<UiStrings[Name]> = {},
): UiStrings[Name] {
  const { strings } = useWitryna();
  const given = Object.fromEntries(Object.entries(own).filter(([, word]) => word !== undefined));
  return { ...english, ...strings[name], ...given };
}
