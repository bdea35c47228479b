import { CommerceError, serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';

const hasCategory = (error: unknown, wanted: string): boolean =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);

/** Why a change that asks for the present password was refused, in the shop's language where its words are known. */
export function getPasswordError(intl: IntlShape, error: unknown): string | undefined {
  if (hasCategory(error, 'graphql-authentication')) return intl.formatMessage('account.password.wrong');
  if (hasCategory(error, 'graphql-already-exists')) return intl.formatMessage('account.email.taken');
  return serverText(error);
}
