import type { ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** Open at first. Default false. */
  open?: boolean;
  /** Level of the title in the outline; without it the title is no heading. */
  headingLevel?: 2 | 3 | 4 | 5;
  children: ReactNode;
}

/**
 * A part of a page that unfolds: the native element, so that it works without scripts, its text is found by searching in
 * the page, and it costs nothing. For sections that must know of each other there is the accordion.
 */
export function Disclosure({ title, open = false, headingLevel, children }: DisclosureProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details open={open} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <span aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
