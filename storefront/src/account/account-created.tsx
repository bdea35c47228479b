import { Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';

interface AccountCreatedProps {
  email: string;
  /** Whether the account waits for its confirmation by e-mail. */
  isUnconfirmed: boolean;
  level: 1 | 2;
  /** Leads to the form to sign in. */
  children: ReactNode;
}

/** Says what a new customer does next who could not be signed in. Takes the focus of the form that it replaces. */
export function AccountCreated({ email, isUnconfirmed, level, children }: AccountCreatedProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="x3" align="start">
      <Heading ref={heading} level={level} tabIndex={-1}>
        {intl.formatMessage(isUnconfirmed ? 'account.confirm.title' : 'account.created')}
      </Heading>
      <Text>{intl.formatMessage(isUnconfirmed ? 'account.confirm.text' : 'account.createdText', { email })}</Text>
      {isUnconfirmed ? (
        <TextLink href="/customer/account/confirmation">{intl.formatMessage('account.confirm.resend')}</TextLink>
      ) : (
        children
      )}
    </Stack>
  );
}
