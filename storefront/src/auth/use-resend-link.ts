import { isSupported, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { resendConfirmationMutation } from './confirmation-operations.ts';

/**
 * Returns the link for those whom the mail of a new account did not reach: to where it is sent again, or to the contact
 * page where the backend does not send it again, as Magento before 2.4.8.
 */
export function useResendLink(): { href: string; text: string } {
  const intl = useIntl();
  const { client } = useCommerce();
  return isSupported(client, resendConfirmationMutation)
    ? { href: '/customer/account/confirmation', text: intl.formatMessage('auth.confirm.resend') }
    : { href: '/contact-us', text: intl.formatMessage('auth.confirm.contact') };
}
