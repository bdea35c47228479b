import { CommerceError, failsBeforeFields, hasCategory, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

/** Returns whether the backend refused the password of a customer: it is wrong, or the account is locked. */
export const isPasswordRefused = (error: unknown): boolean => hasCategory(error, 'graphql-authentication');

/** Returns whether the backend does not know the customer of the session. */
export const isCustomerUnknown = (error: unknown): boolean =>
  hasCategory(error, 'graphql-no-such-entity') || failsBeforeFields(error);

/**
 * Returns whether the backend refuses the token of the session: up to Magento 2.4.7 it takes the customer for a guest,
 * since 2.4.8 it refuses the request with an error without a path. A locked account has a path.
 */
export const isTokenRefused = (error: unknown): boolean =>
  hasCategory(error, 'graphql-authorization') ||
  (error instanceof CommerceError &&
    error.errors.some(({ category, path }) => category === 'graphql-authentication' && path.length === 0));

/** Why a change that asks for the present password was refused, in the shop's language where its words are known. */
export function getPasswordError(intl: IntlShape, error: unknown): string | undefined {
  if (isPasswordRefused(error)) return intl.formatMessage('account.password.wrong');
  if (hasCategory(error, 'graphql-already-exists')) return intl.formatMessage('account.email.taken');
  return serverText(error);
}
