import { isCaptchaError } from '../captcha/index.ts';
import { execute } from '../commerce/index.ts';
import {
  fieldMessage,
  formsMessages,
  isRequired,
  type PostHandler,
  validate,
  validateEmail,
  nameError,
} from '../forms/index.ts';
import { requestToken } from '../auth/index.ts';
import { createAccountMutation } from './account-operations.ts';
import { describeCreateAccountError } from './create-account-error.ts';
import { accountMessages } from './messages.ts';

/** Creates an account with a posted form, and signs in. The backend checks the password. */
export const postCreateAccount: PostHandler = async (
  { firstname = '', lastname = '', email = '', password = '' },
  { client, intl: shopIntl },
) => {
  await shopIntl.load(accountMessages, formsMessages);
  const { intl } = shopIntl;
  const values = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
  const page = (error: string | null) => ({ type: 'page' as const, form: { values, error } });
  const checks = [
    ['account.firstname', isRequired(firstname)],
    ['account.lastname', isRequired(lastname)],
    ['account.email', validate(email, isRequired, validateEmail)],
    ['account.password', isRequired(password)],
  ] as const;
  for (const [label, problem] of checks)
    if (problem) return page(nameError(intl, intl.formatMessage(label), fieldMessage(intl, problem) ?? ''));
  try {
    await execute(client, createAccountMutation, { input: { ...values, password } });
  } catch (error) {
    return page(isCaptchaError(error) ? intl.formatMessage('forms.notSent') : describeCreateAccountError(error, intl));
  }
  try {
    return { type: 'signed-in', ...(await requestToken({ email: values.email, password }, client)) };
  } catch {
    // For example a store that requires confirmation of the address.
    return page(null);
  }
};
