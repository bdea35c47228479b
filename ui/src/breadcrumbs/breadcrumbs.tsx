'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import * as styles from './breadcrumbs.css.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Address of the page. */
  href: string;
}

/** All other attributes go to the `<nav>`. */
export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From the home page to the parent of the present page. */
  trail: readonly Crumb[];
  /** Name of the present page. */
  current: string;
  /** Name of the landmark, e.g. `Okruszki`. */
  label: string;
  /** The `<nav>`. */
  ref?: Ref<HTMLElement>;
}

/** The way from the home page to the present one (UI-23, accessibility line BC-1). */
export function Breadcrumbs({ trail, current, label, ...props }: BreadcrumbsProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <nav {...props} aria-label={label}>
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
