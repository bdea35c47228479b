import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';

/**
 * What a new customer does where the backend confirms no accounts by its API, as Magento before 2.4.7, or sends no mail
 * again, as before 2.4.8.
 */
export function ConfirmationByShop() {
  const intl = useIntl();
  return (
    <Stack gap="x4" align="start">
      <Text>{intl.formatMessage('auth.confirm.byShop')}</Text>
      <ContactLink>{intl.formatMessage('auth.confirm.contact')}</ContactLink>
    </Stack>
  );
}
