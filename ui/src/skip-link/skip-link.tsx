'use client';
import type { MouseEvent, ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** Fragment of the main content, e.g. `#main`. */
  href: `#${string}`;
  children: ReactNode;
}

/** The first stop of the page: jumps over the header. Visible while focused (accessibility line G-2). */
export function SkipLink({ href, children }: SkipLinkProps) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1));
    target?.focus();
    // What cannot take the focus is left to the browser, which goes on from there.
    if (!target || document.activeElement !== target) return;
    event.preventDefault();
    target.scrollIntoView();
  };
  return (
    <a href={href} className={skipLink} onClick={jump}>
      {children}
    </a>
  );
}
