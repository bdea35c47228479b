import { CommerceError, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

const hasCategory = (error: unknown, wanted: string): boolean =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);

/** Returns whether the backend refused the password of a customer. */
export const isPasswordRefused = (error: unknown): boolean => hasCategory(error, 'graphql-authentication');

/** Why a change that asks for the present password was refused, in the shop's language where its words are known. */
export function getPasswordError(intl: IntlShape, error: unknown): string | undefined {
  if (isPasswordRefused(error)) return intl.formatMessage('account.password.wrong');
  if (hasCategory(error, 'graphql-already-exists')) return intl.formatMessage('account.email.taken');
  return serverText(error);
}
