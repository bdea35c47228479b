import { HeaderLink } from '@witryna/ui/header';
import { UserIcon } from '@witryna/ui/icon';
import { useOperation } from '../commerce/index.ts';
import { type Message, useIntl } from '../i18n/index.ts';
import { useSession } from './session-context.tsx';
import { customerQuery } from './customer-query.ts';

interface AccountTriggerProps {
  labels: { signIn: Message; account: Message; greeting: Message };
}

/** Leads a guest to the sign-in page and a customer, by first name, to the account (FRM-11 to FRM-13). */
export function AccountTrigger({ labels }: AccountTriggerProps) {
  const intl = useIntl();
  const { token } = useSession();
  const { data } = useOperation(customerQuery, token === undefined ? null : {});
  if (token === undefined) {
    return <HeaderLink icon={<UserIcon />} label={intl.formatMessage(labels.signIn)} href="/sign-in" />;
  }
  const name = data?.customer?.firstname;
  const account = intl.formatMessage(labels.account);
  const greeting = name ? intl.formatMessage(labels.greeting, { name }) : account;
  return <HeaderLink icon={<UserIcon />} label={name ? `${greeting}, ${account}` : account} text={greeting} href="/customer/account/" />;
}
