import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';

/**
 * Where the links of Magento's newsletter mails arrive unless the shop's proxy passes them on to Magento: its API neither
 * confirms a subscription nor cancels one with the code of a mail. Says that nothing has changed, and what to do.
 */
export function NewsletterLink() {
  const intl = useIntl();
  return (
    <Stack gap="x4" align="start">
      <Text role="status">{intl.formatMessage('auth.newsletter.text')}</Text>
      <ButtonLink href="/communications">{intl.formatMessage('auth.newsletter.account')}</ButtonLink>
      <Text>{intl.formatMessage('auth.newsletter.guest')}</Text>
      <ContactLink>{intl.formatMessage('auth.confirm.contact')}</ContactLink>
    </Stack>
  );
}
