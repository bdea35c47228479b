'use client';
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import * as styles from './account-layout.css.ts';

/** Page of the account in its navigation. */
export interface AccountNavigationItem {
  /** Unique id in the list. */
  id: string;
  /** Name of the page. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it is the current page or contains it. Default `false`. */
  current?: boolean;
}

/** Props of `AccountNavigation`. Other attributes are passed to the `<nav>`. */
export interface AccountNavigationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name of the navigation, e.g. `My account`. */
  label: string;
  /** Pages in display order. */
  items: readonly AccountNavigationItem[];
  /** Label of the last item, the button that signs out, e.g. `Sign out`. */
  signOutLabel: string;
  /** Whether the customer is being signed out, which disables the button. Default `false`. */
  signingOut?: boolean;
  /** Called when the customer signs out. */
  onSignOut(): void;
  ref?: Ref<HTMLElement>;
}

/**
 * Pages of the customer account and the button that signs out. On small screens it is one scrolling row, in which the
 * current page is in view.
 */
export function AccountNavigation({
  label,
  items,
  signOutLabel,
  signingOut = false,
  onSignOut,
  ...props
}: AccountNavigationProps) {
  const { linkComponent: Link } = useWitryna();
  const list = useRef<HTMLUListElement>(null);
  const currentId = items.find(({ current }) => current)?.id;
  useEffect(() => {
    const { current: row } = list;
    if (!row || typeof ResizeObserver === 'undefined') return;
    // Reports at first, and when a turned tablet makes a row of the column or fewer pages fit.
    const observer = new ResizeObserver(() => {
      const link = row.querySelector<HTMLElement>('[aria-current]');
      if (link)
        row.scrollLeft = link.offsetLeft - row.offsetLeft - Number.parseFloat(getComputedStyle(row).paddingInlineStart);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [currentId]);
  return (
    <nav aria-label={label} {...props}>
      <ul ref={list} role="list" className={styles.list}>
        {items.map(({ id, label: name, href, current }) => (
          <li key={id}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.item}>
              {name}
            </Link>
          </li>
        ))}
        <li className={styles.signOut}>
          <button
            type="button"
            className={styles.item}
            aria-disabled={signingOut || undefined}
            onClick={() => {
              if (!signingOut) onSignOut();
            }}
          >
            {signOutLabel}
          </button>
        </li>
      </ul>
    </nav>
  );
}
