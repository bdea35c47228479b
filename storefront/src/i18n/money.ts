import type { IntlShape } from './intl.ts';

/** An amount as the backend sends it. Both parts may be missing. */
export interface MoneyAmount {
  /** Units of the currency, e.g. 49.99. */
  value?: number | null;
  /** ISO 4217 code. */
  currency?: string | null;
}

/**
 * Whole hundredths of a currency, i.e. grosze or cents, for arithmetic without rounding errors.
 *
 * @param value units of the currency, as the backend sends them
 */
export function toMinorUnits(value: number): number {
  // Shifting the decimal point in the text keeps 1.005 from becoming 100.49999….
  const [digits = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.sign(value) * Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** Code of ISO 4217 for amounts without a currency: `Intl` refuses codes that have no three letters. */
const noCurrency = 'XXX';

/**
 * Writes an amount in the way of the active locale, e.g. `44,90 zł`; in a currency that has no code of three letters
 * without its name.
 *
 * @param hundredths whole hundredths of the currency
 * @param currency ISO 4217 code
 */
export function formatMinorUnits(intl: IntlShape, hundredths: number, currency: string): string {
  return intl.formatNumber(hundredths / 100, {
    style: 'currency',
    currency: /^[a-z]{3}$/i.test(currency) ? currency : noCurrency,
  });
}

/**
 * Writes an amount of the backend in the way of the active locale.
 *
 * @param displayCurrency the store view's display currency, for amounts that name none
 * @returns undefined when there is no amount; an unknown price is not a price of zero
 */
export function formatMoney(
  intl: IntlShape,
  money: MoneyAmount | null | undefined,
  displayCurrency: string,
): string | undefined {
  if (typeof money?.value !== 'number') return undefined;
  return formatMinorUnits(intl, toMinorUnits(money.value), money.currency ?? displayCurrency);
}
