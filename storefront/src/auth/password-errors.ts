import { isCaptchaError } from '../captcha/index.ts';
import { CommerceError } from '../commerce/index.ts';
import { isTooManyRequests } from '../forms/index.ts';
import type { MessageId } from '../i18n/index.ts';

/**
 * Magento's `This account isn't confirmed. Verify and try again.`, also in the languages of the shop. Magento returns
 * it only with the right password, so it does not reveal which accounts exist.
 */
const unconfirmedText = /confirm|conferm|potwierdz|bestätig|bevestig/i;

/**
 * Returns whether the backend rejected the input; false when it was unreachable, rate-limited, or missed the captcha.
 */
export function isRefusedInput(error: unknown): boolean {
  return (
    error instanceof CommerceError && error.kind === 'graphql' && !isCaptchaError(error) && !isTooManyRequests(error)
  );
}

/** Returns the error text of a failed sign-in. It does not reveal whether the address or the password is wrong. */
export function getSignInError(error: unknown): MessageId {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  if (!(error instanceof CommerceError && error.kind === 'graphql')) return 'auth.signIn.failed';
  return error.errors.some(({ message }) => unconfirmedText.test(message))
    ? 'auth.signIn.unconfirmed'
    : 'auth.signIn.wrong';
}

/**
 * Returns the error text of a failed request for the link. A rejected address is no error: the response is the same for
 * all addresses.
 */
export function getForgotPasswordError(error: unknown): MessageId | null {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  if (isTooManyRequests(error)) return 'forms.tooMany';
  return isRefusedInput(error) ? null : 'auth.forgot.failed';
}

/** Returns the error text of a rejected new password; null when the backend is unreachable. */
export function getResetError(error: unknown): MessageId | null {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  return isRefusedInput(error) ? 'auth.reset.refused' : null;
}
