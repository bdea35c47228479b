'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { MessagePage, type MessagePageProps } from '../message-page/index.ts';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import * as styles from './not-found.css.ts';
import { notFoundWords, type NotFoundWords } from './not-found.words.ts';

/** All other props are those of `MessagePage`. Words that are left out come from the provider's table. */
export interface NotFoundProps extends Omit<MessagePageProps, 'title' | 'text' | 'mark' | 'actions'>, OwnWords<NotFoundWords> {
  /** Address of the home page. Default `/`. */
  homeHref?: string;
  /** The search of the shop. */
  search?: ReactNode;
  /** Other ways on, e.g. the main categories. Default: none. */
  links?: readonly { id: string; label: string; href: string }[];
}

/** The page for an address that leads nowhere: search, home page and other links (line ER-3). */
export function NotFound({ title, text, homeLabel, linksLabel, homeHref = '/', search, links = [], ...props }: NotFoundProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('notFound', notFoundWords, { title, text, homeLabel, linksLabel });
  return (
    <MessagePage
      {...props}
      mark="404"
      title={words.title}
      text={words.text}
      actions={
        <div className={styles.ways}>
          {search}
          <ButtonLink href={homeHref}>{words.homeLabel}</ButtonLink>
          {links.length > 0 && (
            <nav aria-label={words.linksLabel}>
              <p className={styles.label}>{words.linksLabel}</p>
              <ul role="list" className={styles.links}>
                {links.map(({ id, label, href }) => (
                  <li key={id}>
                    <Link href={href} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      }
    />
  );
}
