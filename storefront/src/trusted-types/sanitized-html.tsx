import { useMemo, type Ref } from 'react';
import { trustedHtml } from './policy.ts';

export interface SanitizedHtmlProps {
  /** From the sanitizer. */
  html: string;
  /** Default `div`. */
  as?: 'div' | 'span';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Renders sanitized HTML: the only component of the shop that hands markup to the browser. */
export function SanitizedHtml({ html, as: Element = 'div', ...props }: SanitizedHtmlProps) {
  // The same markup must be the same value, or else it would be parsed again with each rendering.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <Element {...props} dangerouslySetInnerHTML={markup} />;
}
