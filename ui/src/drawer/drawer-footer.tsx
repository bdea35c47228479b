'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { UserIcon } from '../icon/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './drawer.css.ts';
import type { DrawerView } from './drawer-views.ts';
import { drawerStrings, type DrawerFooterStrings } from './drawer.strings.ts';

/** Props of `DrawerFooter`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface DrawerFooterProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'>,
    StringOverrides<DrawerFooterStrings> {
  /** URL of the contact page; without it there is no link, e.g. when the contact form is disabled. */
  contactHref?: string | undefined;
  /** Extra link of the top bar, repeated here. */
  extraLink?: ReactNode;
  /** Store and currency switchers. */
  switchers?: ReactNode;
  /** Customer if one is signed in; null for a guest. Default null. */
  customer?: { name?: string | null | undefined } | null;
  /** Called when the account bar is clicked, with the view to show: account or sign-in. Without it there is no bar. */
  onViewChange?(view: DrawerView): void;
  /** Called when a link is followed. */
  onNavigate?(): void;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Footer of the drawer's menu: contact, extra link, switchers and the account bar. */
export function DrawerFooter({
  contactHref,
  extraLink,
  switchers,
  customer = null,
  onViewChange,
  onNavigate,
  footerLabel,
  contactLabel,
  signInLabel,
  accountLabel,
  greeting,
  className,
  ...props
}: DrawerFooterProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('drawer', drawerStrings, {
    footerLabel,
    contactLabel,
    signInLabel,
    accountLabel,
    greeting,
  });
  return (
    <div {...props} role="group" aria-label={strings.footerLabel} className={classNames(styles.footer, className)}>
      {contactHref && (
        <Link href={contactHref} className={styles.footerLink} onClick={onNavigate}>
          {strings.contactLabel}
        </Link>
      )}
      {extraLink}
      {switchers}
      {onViewChange && (
        <button
          type="button"
          data-part="account-bar"
          className={styles.accountBar}
          onClick={() => onViewChange(customer ? 'MY_ACCOUNT' : 'SIGN_IN')}
        >
          <UserIcon />
          {customer?.name ? (
            <>
              {strings.greeting(customer.name)} <span className={styles.accountHint}>{strings.accountLabel}</span>
            </>
          ) : customer ? (
            strings.accountLabel
          ) : (
            strings.signInLabel
          )}
        </button>
      )}
    </div>
  );
}
