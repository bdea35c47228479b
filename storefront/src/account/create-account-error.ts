import { CommerceError, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

/** Returns the text that says why an account was not created. */
export function describeCreateAccountError(error: unknown, intl: IntlShape): string {
  const taken =
    error instanceof CommerceError && error.errors.some(({ category }) => category === 'graphql-already-exists');
  return taken ? intl.formatMessage('account.exists') : (serverText(error) ?? intl.formatMessage('account.failed'));
}
