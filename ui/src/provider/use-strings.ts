'use client';
import { useWitryna } from './provider.tsx';
import type { UiStrings } from './ui-strings.ts';

/** Words that may be left out, or passed as `undefined`. */
export type StringOverrides<Strings> = { [Name in keyof Strings]?: Strings[Name] | undefined };

/**
 * Strings of a component: those of its props, then from the provider's strings, then its English ones. The English
 * words are passed in, not looked up, so that a bundle holds those of the components that it uses.
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
