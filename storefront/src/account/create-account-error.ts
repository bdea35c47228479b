import { isCaptchaError } from '../captcha/index.ts';
import { CommerceError, serverText, UnknownOutcomeError } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

/**
 * Returns the text that says why an account was not created, or that this is not known. Magento reports a duplicate with
 * the category of all bad input, in the language of the store view, so that every refusal of that category mentions the
 * sign-in.
 */
export function describeCreateAccountError(error: unknown, intl: IntlShape): string {
  const has = (wanted: string) =>
    error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);
  if (error instanceof UnknownOutcomeError) return intl.formatMessage('account.create.unknown');
  if (has('graphql-already-exists')) return intl.formatMessage('account.exists');
  const reason = serverText(error);
  if (reason === undefined) return intl.formatMessage('account.failed');
  if (!has('graphql-input') || isCaptchaError(error)) return reason;
  return `${reason} ${intl.formatMessage('account.maybeExists')}`;
}
