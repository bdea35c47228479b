'use client';
import type { ReactNode } from 'react';
import { UserIcon } from '../icon/index.ts';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import * as styles from './drawer.css.ts';
import type { DrawerView } from './drawer-views.ts';
import { drawerWords, type DrawerWords } from './drawer.words.ts';

type FooterWords = Pick<DrawerWords, 'footerLabel' | 'contactLabel' | 'signInLabel' | 'accountLabel' | 'greeting'>;

/** Words that are left out come from the provider's table. */
export interface DrawerFooterProps extends OwnWords<FooterWords> {
  /** Address of the contact page; without it there is no link, as where the contact form is switched off. */
  contactHref?: string | undefined;
  /** The extra link of the top header, again. */
  extraLink?: ReactNode;
  /** Store and currency switchers. */
  switchers?: ReactNode;
  /** The customer, where someone is signed in; null for a guest. Default null. */
  customer?: { name?: string | null | undefined } | null;
  /** The account bar was pressed: shows the account, or the sign-in view. Without it there is no bar. */
  onViewChange?(view: DrawerView): void;
  /** A link was followed. */
  onFollow?(): void;
}

/** Below the menu of the drawer: contact, extra link, switchers and the account bar (NAV-13). */
export function DrawerFooter({ contactHref, extraLink, switchers, customer = null, onViewChange, onFollow, ...own }: DrawerFooterProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('drawer', drawerWords, own);
  return (
    <div role="group" aria-label={words.footerLabel} className={styles.footer}>
      {contactHref && (
        <Link href={contactHref} className={styles.footerLink} onClick={onFollow}>
          {words.contactLabel}
        </Link>
      )}
      {extraLink}
      {switchers}
      {onViewChange && (
        <button type="button" data-part="account-bar" className={styles.accountBar} onClick={() => onViewChange(customer ? 'MY_ACCOUNT' : 'SIGN_IN')}>
          <UserIcon />
          {customer ? accountText(words, customer.name) : words.signInLabel}
        </button>
      )}
    </div>
  );
}

function accountText({ greeting, accountLabel }: FooterWords, name: string | null | undefined): string {
  return name ? `${greeting(name)}, ${accountLabel}` : accountLabel;
}
