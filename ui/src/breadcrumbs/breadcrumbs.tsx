'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { breadcrumbsStrings, type BreadcrumbsStrings } from './breadcrumbs.strings.ts';
import * as styles from './breadcrumbs.css.ts';

export interface BreadcrumbItem {
  /** Name of the page, e.g. `Vitamins`. */
  label: string;
  /** URL of the page; unique in the list. */
  href: string;
}

/** Props of `Breadcrumbs`. Other attributes are passed to the `<nav>`. Omitted strings come from the provider. */
export interface BreadcrumbsProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>,
    StringOverrides<BreadcrumbsStrings> {
  /** Pages from the home page to the parent of the current page. */
  items: readonly BreadcrumbItem[];
  /** Name of the current page. */
  current: string;
  ref?: Ref<HTMLElement>;
}

/** Breadcrumb navigation from the home page to the current page. */
export function Breadcrumbs({ items, current, label, ...props }: BreadcrumbsProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('breadcrumbs', breadcrumbsStrings, { label });
  return (
    <nav {...props} aria-label={strings.label}>
      <ol role="list" className={styles.list}>
        {items.map(({ label: name, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
