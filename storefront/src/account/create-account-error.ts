import { isCaptchaError } from '../captcha/index.ts';
import { hasCategory, serverText, UnknownOutcomeError } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

/** What Magento says of a duplicate where it is not translated. */
const duplicate = /same email address already exists/;

/**
 * Returns the text that says why an account was not created, or that this is not known. Magento reports a duplicate with
 * the category of all bad input, in the language of the store view, so that every refusal of that category mentions the
 * sign-in.
 */
export function describeCreateAccountError(error: unknown, intl: IntlShape): string {
  if (error instanceof UnknownOutcomeError) return intl.formatMessage('account.create.unknown');
  const reason = serverText(error);
  if (reason === undefined) return intl.formatMessage('account.failed');
  if (hasCategory(error, 'graphql-already-exists') || duplicate.test(reason))
    return intl.formatMessage('account.exists');
  if (!hasCategory(error, 'graphql-input') || isCaptchaError(error)) return reason;
  return `${reason} ${intl.formatMessage('account.maybeExists')}`;
}
