import { isCaptchaError } from '../captcha/index.ts';
import { CommerceError } from '../commerce/index.ts';
import { isTooManyRequests } from '../forms/index.ts';
import type { MessageId } from '../i18n/index.ts';

/**
 * Magento's `This account isn't confirmed. Verify and try again.`, also in the languages of the shop. It is said to who
 * knows the password alone, so that saying it tells nobody which accounts there are.
 */
const unconfirmedText = /confirm|potwierdz|bestätig|bevestig/i;

/**
 * Whether the backend refused what was typed; false when it could not be asked, was asked too often, or missed the
 * captcha.
 */
export function isRefusedInput(error: unknown): boolean {
  return (
    error instanceof CommerceError && error.kind === 'graphql' && !isCaptchaError(error) && !isTooManyRequests(error)
  );
}

/** What a failed sign-in says. Which of address and password is wrong is not said. */
export function getSignInError(error: unknown): MessageId {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  if (!(error instanceof CommerceError && error.kind === 'graphql')) return 'auth.signIn.failed';
  return error.errors.some(({ message }) => unconfirmedText.test(message))
    ? 'auth.signIn.unconfirmed'
    : 'auth.signIn.wrong';
}

/**
 * What a failed request for the link says. A refused address is no failure: it gets the answer that everybody gets.
 */
export function getForgotPasswordError(error: unknown): MessageId | null {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  if (isTooManyRequests(error)) return 'forms.tooMany';
  return isRefusedInput(error) ? null : 'auth.forgot.failed';
}

/** What a refused new password says; null when the backend could not be asked. */
export function getResetError(error: unknown): MessageId | null {
  if (isCaptchaError(error)) return 'auth.captchaRefused';
  return isRefusedInput(error) ? 'auth.reset.refused' : null;
}
