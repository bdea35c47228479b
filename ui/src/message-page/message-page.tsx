'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { InfoIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './message-page.css.ts';

/** Props of `MessagePage`. Other attributes are passed to the root element. */
export interface MessagePageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Heading of the page. */
  title: string;
  /** Description below the heading; an empty string for none. */
  description: string;
  /** Large mark in the arch, e.g. `404` or an icon. Default: the mark of the provider, or an icon. */
  mark?: ReactNode;
  /** Actions: links and buttons. */
  actions?: ReactNode;
  /** Heading level of the title. Default 1. */
  headingLevel?: 1 | 2;
  /** Small print below, e.g. an error id. */
  note?: ReactNode;
  /** Ref to the title, for moving focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLDivElement>;
}

/** Page with a message only, e.g. not found, failed or empty. The arch of the shop window frames the mark. */
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
  const { mark: brandMark } = useWitryna();
  const Title = `h${headingLevel}` as const;
  return (
    <div {...props} className={classNames(styles.page, className)}>
      <div aria-hidden="true" className={styles.arch}>
        {mark ?? brandMark ?? <InfoIcon size="large" />}
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
