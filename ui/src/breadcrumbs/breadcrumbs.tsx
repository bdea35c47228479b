'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import { breadcrumbsWords, type BreadcrumbsWords } from './breadcrumbs.words.ts';
import * as styles from './breadcrumbs.css.ts';

export interface Crumb {
  /** Name of the page, e.g. `Witaminy`. */
  label: string;
  /** Address of the page; unique in the trail. */
  href: string;
}

/** All other attributes go to the `<nav>`. Words that are left out come from the provider's table. */
export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>, OwnWords<BreadcrumbsWords> {
  /** From the home page to the parent of the present page. */
  trail: readonly Crumb[];
  /** Name of the present page. */
  current: string;
  ref?: Ref<HTMLElement>;
}

/** The way from the home page to the present one (UI-23, accessibility line BC-1). */
export function Breadcrumbs({ trail, current, label, ...props }: BreadcrumbsProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('breadcrumbs', breadcrumbsWords, { label });
  return (
    <nav {...props} aria-label={words.label}>
      <ol role="list" className={styles.list}>
        {trail.map(({ label: name, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page" className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
