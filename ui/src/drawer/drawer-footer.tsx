'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { UserIcon } from '../icon/index.ts';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './drawer.css.ts';
import type { DrawerView } from './drawer-views.ts';
import { drawerWords, type DrawerWords } from './drawer.words.ts';

type FooterWords = Pick<DrawerWords, 'footerLabel' | 'contactLabel' | 'signInLabel' | 'accountLabel' | 'greeting'>;

/** All other attributes go to the root. Words that are left out come from the provider's table. */
export interface DrawerFooterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'>, OwnWords<FooterWords> {
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
  ref?: Ref<HTMLDivElement>;
}

/** Below the menu of the drawer: contact, extra link, switchers and the account bar (NAV-13). */
export function DrawerFooter({
  contactHref, extraLink, switchers, customer = null, onViewChange, onFollow, footerLabel, contactLabel, signInLabel, accountLabel, greeting, className, ...props
}: DrawerFooterProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('drawer', drawerWords, { footerLabel, contactLabel, signInLabel, accountLabel, greeting });
  return (
    <div {...props} role="group" aria-label={words.footerLabel} className={classNames(styles.footer, className)}>
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
          {customer?.name ? (
            <>
              {words.greeting(customer.name)} <span className={styles.accountHint}>{words.accountLabel}</span>
            </>
          ) : customer ? (
            words.accountLabel
          ) : (
            words.signInLabel
          )}
        </button>
      )}
    </div>
  );
}
