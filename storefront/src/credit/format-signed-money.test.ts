import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { formatSignedMoney } from './format-signed-money.ts';

it('writes an amount with its sign, and nothing without an amount', () => {
  const { intl } = createShopIntl({ locale: 'en_US' });
  expect(formatSignedMoney(intl, { value: 5, currency: 'USD' }, 'EUR')).toBe('+$5.00');
  expect(formatSignedMoney(intl, { value: -5.5, currency: null }, 'EUR')).toBe('-€5.50');
  expect(formatSignedMoney(intl, null, 'EUR')).toBe('');
});
