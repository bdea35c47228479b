import { expect, it } from 'vitest';
import { CommerceError, type CommerceErrorKind } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { getSendError } from './get-send-error.ts';
import { formsMessages } from './messages.ts';

const refusal = (message: string, category?: string) => ({
  errors: [{ message, category, path: [], code: undefined }],
});

const cases: [CommerceErrorKind, ConstructorParameters<typeof CommerceError>[1], RegExp][] = [
  ['network', {}, /may arrive twice/],
  ['timeout', {}, /may arrive twice/],
  ['unavailable', { status: 503 }, /may arrive twice/],
  ['graphql', refusal('The product isn’t available.', 'graphql-input'), /^The product isn’t available\.$/],
  ['graphql', refusal('Slow down.', 'graphql-too-many-requests'), /^Too many attempts/],
  ['aborted', {}, /could not be saved/],
];

it.each(cases)('says what became of a message after the error %s %j', async (kind, init, expected) => {
  const { intl, load } = createShopIntl({ locale: 'en_GB', log: () => undefined });
  await load(formsMessages);
  expect(getSendError(intl, new CommerceError(kind, init), 'forms.failed')).toMatch(expected);
});
