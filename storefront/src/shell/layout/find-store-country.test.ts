import { expect, it } from 'vitest';
import { findStoreCountry } from './find-store-country.ts';

const none = { country: undefined, configured: undefined, locale: null, currency: null, timezone: null };

it('is the one that the backend tells, else the configured one', () => {
  const sources = { ...none, locale: 'de_DE', currency: 'EUR', timezone: 'Europe/Berlin' };
  expect(findStoreCountry({ ...sources, country: 'AT', configured: 'CH' })).toBe('AT');
  expect(findStoreCountry({ ...sources, configured: 'CH' })).toBe('CH');
});

it.each([
  ['en_US', 'USD', 'America/Chicago', 'US'],
  ['en_CA', 'CAD', 'America/Toronto', 'CA'],
  ['fr_CA', 'CAD', 'America/Montreal', 'CA'],
  ['en_GB', 'GBP', 'Europe/London', 'GB'],
  ['de_CH', 'CHF', 'Europe/Zurich', 'CH'],
  ['ja_JP', 'JPY', 'Asia/Tokyo', 'JP'],
  ['pl_PL', 'PLN', 'Europe/Warsaw', 'PL'],
  ['zh_Hans_CN', 'CNY', 'Asia/Shanghai', 'CN'],
])('is the region of the locale in a shop with %s, %s and %s: %s', (locale, currency, timezone, country) => {
  expect(findStoreCountry({ ...none, locale, currency, timezone })).toBe(country);
});

it.each([
  ['an English view in euro', 'en_US', 'EUR', 'Europe/Berlin'],
  ['a British view in złoty', 'en_GB', 'PLN', 'Europe/Warsaw'],
  ['the locale of a new Magento in pounds', 'en_US', 'GBP', 'America/Los_Angeles'],
  ['dollars in Europe', 'en_US', 'USD', 'Europe/Paris'],
  ['no locale', '', 'USD', 'America/Chicago'],
  ['a locale that is none', '?', 'USD', 'America/Chicago'],
  ['a locale without a region', 'en', 'USD', 'America/Chicago'],
])('is not guessed from %s', (_, locale, currency, timezone) => {
  expect(findStoreCountry({ ...none, locale, currency, timezone })).toBeUndefined();
});
