'use client';
import type { HTMLAttributes, Ref } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/index.ts';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { paginationItems } from './pagination-items.ts';
import * as styles from './pagination.css.ts';
import { paginationWords, type PaginationWords } from './pagination.words.ts';

/** All other attributes go to the `<nav>`. Words that are left out come from the provider's table. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>, OwnWords<PaginationWords> {
  /** From 1. */
  current: number;
  /** Number of pages; nothing is shown for less than two. */
  total: number;
  /** Address of a page. */
  hrefOf(page: number): string;
  ref?: Ref<HTMLElement>;
}

/** Links to the pages of a list; nothing for a single page (accessibility line PA-1). */
export function Pagination({ current, total, hrefOf, className, label, pageLabel, previousLabel, nextLabel, ...props }: PaginationProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('pagination', paginationWords, { label, pageLabel, previousLabel, nextLabel });
  if (total <= 1) return null;
  return (
    <nav {...props} aria-label={words.label} className={classNames(styles.nav, className)}>
      <ul role="list" className={styles.list}>
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" className={styles.step}>
              <ArrowLeftIcon size="medium" />
              <VisuallyHidden>{words.previousLabel}</VisuallyHidden>
            </Link>
          </li>
        )}
        {paginationItems(current, total).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <Link
                href={hrefOf(item)}
                aria-label={words.pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
                className={styles.page}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" className={styles.step}>
              <ArrowRightIcon size="medium" />
              <VisuallyHidden>{words.nextLabel}</VisuallyHidden>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
