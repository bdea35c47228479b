import { CommerceError, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

const hasCategory = (error: unknown, wanted: string): boolean =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);

/** Returns whether the backend refused the password of a customer: it is wrong, or the account is locked. */
export const isPasswordRefused = (error: unknown): boolean => hasCategory(error, 'graphql-authentication');

/**
 * Returns whether the backend does not know the customer of the session: no account, or, with an error without a path
 * since Magento 2.4.8, no token. A locked account has the category of the latter, but a path.
 */
export const isCustomerUnknown = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.errors.some(({ category, path }) =>
    category === 'graphql-authentication'
      ? path.length === 0
      : category === 'graphql-no-such-entity' || category === 'graphql-authorization',
  );

/** Why a change that asks for the present password was refused, in the shop's language where its words are known. */
export function getPasswordError(intl: IntlShape, error: unknown): string | undefined {
  if (isPasswordRefused(error)) return intl.formatMessage('account.password.wrong');
  if (hasCategory(error, 'graphql-already-exists')) return intl.formatMessage('account.email.taken');
  return serverText(error);
}
