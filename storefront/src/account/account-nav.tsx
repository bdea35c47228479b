import { AccountNavigation } from '@witryna/ui/account-layout';
import { useState } from 'react';
import type { AccountRouteParams } from './account-route.ts';
import { useIntl } from '../i18n/index.ts';
import { useSignOut } from '../auth/index.ts';
import { useAccountLinks } from './use-account-links.ts';

interface AccountNavProps {
  current: AccountRouteParams['section'];
}

/** Navigation of the account: its pages and the button that signs out. */
export function AccountNav({ current }: AccountNavProps) {
  const intl = useIntl();
  const signOut = useSignOut();
  const links = useAccountLinks();
  const [leaving, setLeaving] = useState(false);
  return (
    <AccountNavigation
      label={intl.formatMessage('account.nav.label')}
      items={links.map(({ section, href, label, covers }) => ({
        id: section,
        label: intl.formatMessage(label),
        href,
        current: covers.includes(current),
      }))}
      signOutLabel={intl.formatMessage(leaving ? 'account.signingOut' : 'account.signOut')}
      signingOut={leaving}
      onSignOut={() => {
        setLeaving(true);
        void signOut();
      }}
    />
  );
}
