import { execute } from '../commerce/index.ts';
import { formsMessages, isRequired, type PostHandler, validate, validateEmail } from '../forms/index.ts';
import type { MessageId } from '../i18n/index.ts';
import { authMessages } from './messages.ts';
import { requestPasswordResetMutation } from './password-operations.ts';
import { getForgotPasswordError } from './password-errors.ts';

/** Requests the mail with the link for a new password, for a posted form. */
export const postForgotPassword: PostHandler = async ({ email = '' }, { client, intl }) => {
  await Promise.all([intl.load(authMessages), intl.load(formsMessages)]);
  const page = (message: MessageId | null) => ({
    type: 'page' as const,
    form: { values: { email: email.trim() }, error: message && intl.intl.formatMessage(message) },
  });
  if (validate(email, isRequired, validateEmail)) return page('auth.forgot.failed');
  try {
    await execute(client, requestPasswordResetMutation, { email: email.trim() });
    return page(null);
  } catch (error) {
    return page(getForgotPasswordError(error));
  }
};
