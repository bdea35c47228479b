'use client';
import type { DetailsHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { useHeadingText } from '../text/use-heading-text.ts';
import * as styles from './disclosure.css.ts';

/** All other attributes go to the `<details>`. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title' | 'onToggle'> {
  /** Names it, and opens and closes it. */
  title: ReactNode;
  /** Open at first; a later change opens or closes it again. Default false. */
  open?: boolean;
  /** Called after it was opened or closed, by whatever. */
  onOpenChange?(open: boolean): void;
  /** Level of the title in the outline; without it the title is no heading. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** What unfolds. In the HTML of the server also while closed. */
  children: ReactNode;
  /** The `<details>`. */
  ref?: Ref<HTMLDetailsElement>;
}

/**
 * A part of a page that unfolds: the native element, so that it works without scripts, its text is found by searching
 * in the page, and it costs nothing, unlike Radix Collapsible. For sections that must know of each other there is the accordion.
 *
 * Its state is told by the platform: `[open]` while it is open.
 */
export function Disclosure({
  title,
  open = false,
  onOpenChange,
  headingLevel,
  className,
  children,
  ...props
}: DisclosureProps) {
  const shownTitle = useHeadingText(title);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      {...props}
      open={open}
      className={classNames(styles.disclosure, className)}
      onToggle={onOpenChange && ((event) => onOpenChange(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <Title className={styles.title}>{shownTitle}</Title>
        <span aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
