import { isRequired, validate, validateEmail, type PostHandler } from '../forms/index.ts';
import { authMessages } from './messages.ts';
import { getSignInError } from './password-errors.ts';
import { requestToken } from './request-token.ts';

/** Signs in with a posted form. Keeps the e-mail address when the backend rejects it. */
export const postSignIn: PostHandler = async ({ email = '', password = '' }, { client, intl }) => {
  await intl.load(authMessages);
  const values = { email };
  if (validate(email, isRequired, validateEmail) || isRequired(password))
    return { type: 'page', form: { values, error: intl.intl.formatMessage('auth.signIn.wrong') } };
  try {
    return { type: 'signed-in', ...(await requestToken({ email: email.trim(), password }, client)) };
  } catch (error) {
    return { type: 'page', form: { values, error: intl.intl.formatMessage(getSignInError(error)) } };
  }
};
