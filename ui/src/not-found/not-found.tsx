'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { MessagePage, type MessagePageProps } from '../message-page/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import * as styles from './not-found.css.ts';
import { notFoundStrings, type NotFoundStrings } from './not-found.strings.ts';

/** Props of `NotFound`, in addition to those of `MessagePage`. Omitted strings come from the provider. */
export interface NotFoundProps
  extends Omit<MessagePageProps, 'title' | 'description' | 'mark' | 'actions'>,
    StringOverrides<NotFoundStrings> {
  /** URL of the home page. Default `/`. */
  homeHref?: string;
  /** Search of the shop. */
  search?: ReactNode;
  /** Other links, e.g. the main categories. Default: none. */
  links?: readonly { id: string; label: string; href: string }[];
}

/** Page for a URL that does not exist, with search, home page and other links. */
export function NotFound({
  title,
  description,
  homeLabel,
  linksLabel,
  homeHref = '/',
  search,
  links = [],
  ...props
}: NotFoundProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('notFound', notFoundStrings, { title, description, homeLabel, linksLabel });
  return (
    <MessagePage
      {...props}
      mark="404"
      title={strings.title}
      description={strings.description}
      actions={
        <div className={styles.ways}>
          {search}
          <ButtonLink href={homeHref}>{strings.homeLabel}</ButtonLink>
          {links.length > 0 && (
            <nav aria-label={strings.linksLabel}>
              <p className={styles.label}>{strings.linksLabel}</p>
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
