import { currencyFormat, type IntlShape, type MoneyAmount } from '../i18n/index.ts';

/**
 * Returns an amount with its sign, e.g. `+$5.00`.
 *
 * @param currency - Of an amount that names none.
 * @returns an empty text without an amount
 */
export function formatSignedMoney(intl: IntlShape, money: MoneyAmount | null | undefined, currency: string): string {
  if (typeof money?.value !== 'number') return '';
  return intl.formatNumber(money.value, { ...currencyFormat(money.currency ?? currency), signDisplay: 'exceptZero' });
}
