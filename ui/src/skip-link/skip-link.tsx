'use client';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { skipLink } from './skip-link.css.ts';
import { skipLinkStrings } from './skip-link.strings.ts';

/** Props of `SkipLink`. Other attributes are passed to the link. */
export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Fragment of the main content, e.g. `#main`. */
  href: `#${string}`;
  /** Text of the link. Default: from the provider's strings. */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** First tab stop of the page, which skips the header. Visible while focused. */
export function SkipLink({ href, children, className, onClick, ...props }: SkipLinkProps) {
  const { label } = useStrings('skipLink', skipLinkStrings);
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(href.slice(1));
    target?.focus();
    // If the target cannot receive focus, the browser moves its sequential focus starting point.
    if (!target || document.activeElement !== target) return;
    event.preventDefault();
    target.scrollIntoView();
  };
  return (
    <a {...props} href={href} className={classNames(skipLink, className)} onClick={jump}>
      {children ?? label}
    </a>
  );
}
