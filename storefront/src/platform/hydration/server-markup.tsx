import type { ReactNode, Ref } from 'react';
import { trustedHtml } from '../../trusted-types/index.ts';

// React keeps the server's HTML instead of this value during hydration.
const untouched = { __html: trustedHtml('') };

interface ServerMarkupProps {
  /** Replaces the server's HTML in the same `<div>`. Default: the HTML stays. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Keeps the server's HTML of its `<div>` until it has children. Rendered after hydration, it is empty. */
export function ServerMarkup({ children, ref }: ServerMarkupProps) {
  return children ? (
    <div ref={ref}>{children}</div>
  ) : (
    <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  );
}
