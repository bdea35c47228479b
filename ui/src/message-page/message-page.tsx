import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { LogoGlyph } from '../icon/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './message-page.css.ts';

/** All other attributes go to the `<div>`. */
export interface MessagePageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** The heading of the page. */
  title: string;
  /** One or two sentences below the heading: what happened, what to do. */
  text: string;
  /** Large mark in the arch, e.g. `404`. Default: the shop's sign. */
  mark?: string;
  /** Ways on: links and buttons. */
  actions?: ReactNode;
  /** Level of the title in the outline. Default 1. */
  headingLevel?: 1 | 2;
  /** A small line below, e.g. an error number. */
  note?: ReactNode;
  /** The `<div>`. */
  ref?: Ref<HTMLDivElement>;
}

/** A page that only says something: not found, failed, empty. The arch of the shop window frames the mark. */
export function MessagePage({ title, text, mark, headingLevel = 1, actions, note, className, ...props }: MessagePageProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...props} className={classNames(styles.page, className)}>
      <div aria-hidden="true" className={styles.arch}>
        {mark ?? <LogoGlyph size="large" />}
      </div>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
