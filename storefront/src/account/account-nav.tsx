import { useWitryna } from '@witryna/ui/provider';
import { useEffect, useRef, useState } from 'react';
import type { AccountRouteParams } from './account-route.ts';
import { useIntl } from '../i18n/index.ts';
import * as styles from './account.css.ts';
import { accountLinks } from './account-links.ts';
import { useSignOut } from '../auth/index.ts';
import { useWishlistEnabled } from '../wishlist/index.ts';

interface AccountNavProps {
  current: AccountRouteParams['section'];
}

/** The pages of the account, and the way out of it. */
export function AccountNav({ current }: AccountNavProps) {
  const intl = useIntl();
  const { linkComponent: Link } = useWitryna();
  const signOut = useSignOut();
  const wishlist = useWishlistEnabled();
  const [leaving, setLeaving] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Where the entries stand in one row that scrolls, the present one is in view.
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry) {
      const { paddingInlineStart } = getComputedStyle(list.current);
      list.current.scrollLeft = entry.offsetLeft - list.current.offsetLeft - Number.parseFloat(paddingInlineStart);
    }
  }, [current]);
  return (
    <nav aria-label={intl.formatMessage('account.nav.label')}>
      <ul ref={list} role="list" className={styles.nav}>
        {accountLinks({ wishlist }).map(({ section, href, label, covers }) => (
          <li key={section}>
            <Link href={href} aria-current={covers.includes(current) ? 'page' : undefined} className={styles.entry}>
              {intl.formatMessage(label)}
            </Link>
          </li>
        ))}
        <li className={styles.signOut}>
          <button
            type="button"
            className={styles.entry}
            aria-disabled={leaving || undefined}
            onClick={() => {
              if (leaving) return;
              setLeaving(true);
              void signOut();
            }}
          >
            {intl.formatMessage(leaving ? 'account.signingOut' : 'account.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
