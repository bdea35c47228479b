import { Card } from '@witryna/ui/card';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { customerQuery } from '../auth/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import { AccountInformation } from './account-information.tsx';

interface GdprRequestProps {
  type: string;
  code: string;
}

/**
 * What the link of a mail about a request leads to: the account information, with the request named above it. Opening
 * an address changes nothing.
 */
export function GdprRequest({ type, code }: GdprRequestProps) {
  const intl = useIntl();
  const { data } = useQuery(customerQuery, {});
  return (
    <Stack gap="x6">
      <Card as="section" aria-label={intl.formatMessage('account.nav.gdpr')}>
        <Text weight="semibold">{intl.formatMessage('account.gdpr.text', { type, code })}</Text>
        {data?.customer?.email && (
          <Text>{intl.formatMessage('account.gdpr.next', { email: data.customer.email })}</Text>
        )}
        <ContactLink>{intl.formatMessage('account.gdpr.contact')}</ContactLink>
      </Card>
      <AccountInformation />
    </Stack>
  );
}
