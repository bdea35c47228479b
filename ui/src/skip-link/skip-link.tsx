import type { MouseEvent, ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** The first stop of the page: jumps over the header. Visible while focused (accessibility line G-2). */
export function SkipLink({ href, children }: { /** Fragment of the main content, e.g. `#main`. */ href: `#${string}`; children: ReactNode }) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={href} className={skipLink} onClick={jump}>
      {children}
    </a>
  );
}
