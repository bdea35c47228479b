import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { toOptionTexts } from './format-option-value.ts';
import { toLineChoices } from './line-choices.ts';

const toChoice = (type: string, value: string) =>
  toLineChoices({
    customizable_options: [{ customizable_option_uid: type, label: 'Option', type, values: [{ label: value, value }] }],
  });

it.each([
  ['de_DE', 'date', '2026-12-24 00:00:00', 'Option: 24.12.2026'],
  ['de_DE', 'date_time', '2026-12-24 14:30:00', 'Option: 24.12.2026, 14:30'],
  ['de_DE', 'time', '2026-12-24 14:30:00', 'Option: 14:30'],
  ['pl_PL', 'date', '2026-12-24 00:00:00', 'Option: 24 gru 2026'],
  ['en_US', 'date_time', '2026-12-24 14:30:00', 'Option: Dec 24, 2026, 2:30 PM'],
  ['de_DE', 'field', '2026-12-24', 'Option: 2026-12-24'],
  ['de_DE', 'date', 'next week', 'Option: next week'],
])('shows in %s an option of the type %s with %j as “%s”', (locale, type, value, text) => {
  // West of UTC a date must not become the day before.
  const { intl } = createShopIntl({ locale, timeZone: 'America/New_York' });
  expect(toOptionTexts(intl, toChoice(type, value)).map((shown) => shown.replaceAll('\u202f', ' '))).toEqual([text]);
});
