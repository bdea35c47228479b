'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import * as styles from './drawer.css.ts';

/** Page of the customer account in the drawer. */
export interface DrawerAccountLink {
  /** Unique id in the list. */
  id: string;
  /** Name of the page. */
  label: string;
  /** URL of the page. */
  href: string;
}

/** Props of `DrawerAccountLinks`. Other attributes are passed to the `<ul>`. */
export interface DrawerAccountLinksProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Pages in display order. */
  items: readonly DrawerAccountLink[];
  /** Called when a link is followed. */
  onNavigate(): void;
  /** Label of the last item, the button that signs out, e.g. `Sign out`. */
  signOutLabel: string;
  /** Called when the customer signs out. */
  onSignOut(): void;
  /** Ref to the element. */
  ref?: Ref<HTMLUListElement>;
}

/** Content of the drawer's view `MY_ACCOUNT`: the pages of the account and the button that signs out. */
export function DrawerAccountLinks({ items, onNavigate, signOutLabel, onSignOut, ...props }: DrawerAccountLinksProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <ul role="list" {...props}>
      {items.map(({ id, label, href }) => (
        <li key={id}>
          <Link href={href} className={styles.accountLink} onClick={onNavigate}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.accountLink} onClick={onSignOut}>
          {signOutLabel}
        </button>
      </li>
    </ul>
  );
}
