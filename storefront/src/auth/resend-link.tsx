import { TextLink } from '@witryna/ui/text';
import { isSupported, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import { resendConfirmationMutation } from './confirmation-operations.ts';

/**
 * Link for those whom the mail of a new account did not reach: to where it is sent again, or to the contact page where
 * the backend does not send it again, as Magento before 2.4.8.
 */
export function ResendLink() {
  const intl = useIntl();
  const { client } = useCommerce();
  return isSupported(client, resendConfirmationMutation) ? (
    <TextLink href="/customer/account/confirmation">{intl.formatMessage('auth.confirm.resend')}</TextLink>
  ) : (
    <ContactLink>{intl.formatMessage('auth.confirm.contact')}</ContactLink>
  );
}
