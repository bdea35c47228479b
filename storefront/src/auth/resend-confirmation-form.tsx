import { execute, isSupported, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ConfirmationByShop } from './confirmation-by-shop.tsx';
import { resendConfirmationMutation } from './confirmation-operations.ts';
import { EmailRequestForm } from './email-request-form.tsx';

/** Sends the mail that confirms a new account again. */
export function ResendConfirmationForm() {
  const intl = useIntl();
  const { client } = useCommerce();
  if (!isSupported(client, resendConfirmationMutation)) return <ConfirmationByShop />;
  return (
    <EmailRequestForm
      id="resend-confirmation"
      captchaForm="RESEND_CONFIRMATION_EMAIL"
      text={intl.formatMessage('auth.confirm.resendText')}
      send={(email) => execute(client, resendConfirmationMutation, { email })}
      getSentText={(email) => intl.formatMessage('auth.confirm.resentText', { email })}
    />
  );
}
