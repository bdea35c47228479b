import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { formatChangeDate } from './format-change-date.ts';

it('writes the date of a change in the way of the locale, and leaves other texts as they are', () => {
  const { intl } = createShopIntl({ locale: 'en_US', timeZone: 'America/Chicago' });
  expect(formatChangeDate(intl, '2026-11-21 12:15:00')).toBe('November 21, 2026');
  expect(formatChangeDate(intl, 'Nov 21, 2026')).toBe('Nov 21, 2026');
});
