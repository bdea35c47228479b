import type { ReactNode } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import type { ConsentMarkupProps } from './consent-markup.tsx';

const loadMarkup = async () => (await import('./consent-markup.tsx')).ConsentMarkup;

/**
 * Passes the text that shoppers agree to on to its children. A text without markup is rendered as it is: most shops have
 * one, and the parser of HTML is larger than the form. Otherwise nothing is rendered until the parser has loaded.
 */
export function ConsentLabel({ html, children }: ConsentMarkupProps): ReactNode {
  const isPlainText = !/[<&]/.test(html);
  return isPlainText ? children(html) : <LazyMount load={loadMarkup} when props={{ html, children }} />;
}
