import { AccountTrigger } from '@witryna/ui/account-trigger';
import { useLocation } from 'react-router-dom';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useSignOut, useUser } from '../auth/index.ts';
import { accountMessages } from './messages.ts';
import { useAccountLinks } from './use-account-links.ts';

interface AccountMenuProps {
  /** What a guest's link says. */
  signInLabel: string;
  /** What the menu is called. */
  accountLabel: string;
}

/** Greets the customer and leads to the pages of the account. */
export function AccountMenu({ signInLabel, accountLabel }: AccountMenuProps) {
  const intl = useIntl();
  const { isSignedIn, currentUser } = useUser();
  const { pathname } = useLocation();
  const ready = useMessages(accountMessages);
  const links = useAccountLinks();
  const signOut = useSignOut();
  const at = pathname.replace(/\/+$/, '');
  return (
    <AccountTrigger
      signedIn={isSignedIn}
      name={currentUser.firstname}
      links={
        ready
          ? links.map(({ section, href, label }) => ({
              id: section,
              href,
              label: intl.formatMessage(label),
              current: href.replace(/\/+$/, '') === at,
            }))
          : []
      }
      onSignOut={() => void signOut()}
      signInLabel={signInLabel}
      accountLabel={accountLabel}
    />
  );
}
