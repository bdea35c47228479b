import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { formsMessages } from './messages.ts';
import { nameError } from './name-error.ts';

it.each([
  ['de_DE', 'Ort: Das fehlt.'],
  ['fr_FR', 'Ort\u202f: Das fehlt.'],
  ['fr_CA', 'Ort\u00a0: Das fehlt.'],
] as const)('names the field of an error with the colon of %s', async (locale, expected) => {
  const { intl, load } = createShopIntl({ locale, log: () => undefined });
  await load(formsMessages);
  expect(nameError(intl, 'Ort', 'Das fehlt.')).toBe(expected);
});

it('has no colon after a label that is a question', async () => {
  const { intl, load } = createShopIntl({ locale: 'pl_PL', log: () => undefined });
  await load(formsMessages);
  expect(nameError(intl, 'Czego dotyczy wiadomość?', 'To pole jest wymagane.')).toBe(
    'Czego dotyczy wiadomość? To pole jest wymagane.',
  );
});
