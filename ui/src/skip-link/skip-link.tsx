'use client';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { skipLink } from './skip-link.css.ts';

/** All other attributes go to the `<a>`. */
export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  /** Fragment of the main content, e.g. `#main`. */
  href: `#${string}`;
  children: ReactNode;
  /** The `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** The first stop of the page: jumps over the header. Visible while focused (accessibility line G-2). */
export function SkipLink({ href, className, children, ...props }: SkipLinkProps) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1));
    target?.focus();
    // What cannot take the focus is left to the browser, which goes on from there.
    if (!target || document.activeElement !== target) return;
    event.preventDefault();
    target.scrollIntoView();
  };
  return (
    <a {...props} href={href} className={classNames(skipLink, className)} onClick={jump}>
      {children}
    </a>
  );
}
