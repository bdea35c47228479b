import { HeaderLink } from '@witryna/ui/header';
import { UserIcon } from '@witryna/ui/icon';
import { useSession } from '../session/index.ts';

interface AccountTriggerProps {
  signInLabel: string;
  accountLabel: string;
}

/**
 * Leads a guest to the sign-in page, and a customer to the account until the menu of the account is there.
 */
export function AccountTrigger({ signInLabel, accountLabel }: AccountTriggerProps) {
  const { token } = useSession();
  const guest = token === undefined;
  return (
    <HeaderLink
      icon={<UserIcon />}
      label={guest ? signInLabel : accountLabel}
      href={guest ? '/sign-in' : '/customer/account/'}
    />
  );
}
