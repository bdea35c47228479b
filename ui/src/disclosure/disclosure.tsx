'use client';
import type { DetailsHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { useHeadingText } from '../text/use-heading-text.ts';
import * as styles from './disclosure.css.ts';

/** Props of `Disclosure`. Other attributes are passed to the `<details>`. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title' | 'onToggle'> {
  /** Accessible name, and the summary that opens and closes it. */
  title: ReactNode;
  /** Whether it is initially open; a later change opens or closes it. Default `false`. */
  open?: boolean;
  /** Called after it has opened or closed for any reason. */
  onOpenChange?(open: boolean): void;
  /** Heading level of the title; without it the title is not a heading. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Content that expands. Also in the server HTML while closed. */
  children: ReactNode;
  /** Ref to the `<details>` element. */
  ref?: Ref<HTMLDetailsElement>;
}

/**
 * Section of a page that expands, as native `<details>`: it works without scripts, find-in-page opens it, and it adds
 * no script, unlike Radix Collapsible. Use `Accordion` for sections that depend on each other.
 *
 * The platform exposes its state: `[open]` while it is open.
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
