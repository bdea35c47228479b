'use client';
import { useWitryna } from './provider.tsx';
import type { UiWords } from './ui-words.ts';

/** Words that may be left out, or passed as `undefined`. */
export type OwnWords<Words> = { [Name in keyof Words]?: Words[Name] | undefined };

/**
 * The words of a component: those of its props, then those of the provider's table, then its English ones.
 * The English words are passed in, not looked up, so that a bundle holds those of the components that it uses.
 */
export function useWords<Name extends keyof UiWords>(name: Name, english: UiWords[Name], own: OwnWords<UiWords[Name]> = {}): UiWords[Name] {
  const { words } = useWitryna();
  const given = Object.fromEntries(Object.entries(own).filter(([, word]) => word !== undefined));
  return { ...english, ...words[name], ...given };
}
