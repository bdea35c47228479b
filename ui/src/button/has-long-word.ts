import { Children, type ReactNode } from 'react';

/**
 * Returns whether a label has a word of 20 letters or more, which may be wider than a narrow page. Only such a label may
 * break inside words: in any other, that would let a row shrink the button below its longest word.
 */
export function hasLongWord(label: ReactNode): boolean {
  return Children.toArray(label).some((part) => typeof part === 'string' && /\S{20}/.test(part));
}
