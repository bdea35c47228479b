import { execute, useCommerce } from '../commerce/index.ts';
import { usePostedForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { EmailRequestForm } from './email-request-form.tsx';
import { requestPasswordResetMutation } from './password-operations.ts';

/** Asks for the link that sets a new password. */
export function ForgotPasswordForm() {
  const intl = useIntl();
  const { client } = useCommerce();
  const posted = usePostedForm();
  return (
    <EmailRequestForm
      id="forgot-password"
      captchaForm="CUSTOMER_FORGOT_PASSWORD"
      text={intl.formatMessage('auth.forgot.text')}
      postedEmail={posted?.error === null ? (posted.values['email'] ?? '') : null}
      send={(email) => execute(client, requestPasswordResetMutation, { email })}
      getSentText={(email) => intl.formatMessage('auth.forgot.sentText', { email })}
    />
  );
}
