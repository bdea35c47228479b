import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { LogoGlyph } from '../icon/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './message-page.css.ts';

/** All other attributes go to the root. */
export interface MessagePageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The heading of the page. */
  title: string;
  /** What happened or what to do, below the heading; empty for none. */
  description: string;
  /** Large mark in the arch, e.g. `404`. Default: the shop's sign. */
  mark?: string;
  /** Ways on: links and buttons. */
  actions?: ReactNode;
  /** Level of the title in the outline. Default 1. */
  headingLevel?: 1 | 2;
  /** A small line below, e.g. an error number. */
  note?: ReactNode;
  /** For moving the focus to the title, which then may take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLDivElement>;
}

/** A page that only says something: not found, failed, empty. The arch of the shop window frames the mark. */
export function MessagePage({
  title,
  description,
  mark,
  headingLevel = 1,
  actions,
  note,
  titleRef,
  className,
  ...props
}: MessagePageProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...props} className={classNames(styles.page, className)}>
      <div aria-hidden="true" className={styles.arch}>
        {mark ?? <LogoGlyph size="large" />}
      </div>
      <Title ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </Title>
      {description && <p className={styles.text}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
