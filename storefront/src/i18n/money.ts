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

/** Code of ISO 4217 for no currency. */
export const noCurrency = 'XXX';

/** Currencies without a part, by ISO 4217. */
const withoutDecimals = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F)$/;

/**
 * How `Intl` writes amounts of a currency: two decimals as Magento has them, or none where it has no part; without a
 * symbol for {@link noCurrency}, and where the code is none. Servers and browsers differ in how they write that one, and
 * in the decimals of some, e.g. `RSD`.
 *
 * @param currency ISO 4217 code
 */
export function currencyFormat(currency: string): Intl.NumberFormatOptions {
  const code = currency.toUpperCase();
  const digits = withoutDecimals.test(code) ? 0 : 2;
  return {
    ...(code !== noCurrency && /^[A-Z]{3}$/.test(code) && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
}

/**
 * Writes an amount in the way of the active locale, e.g. `44,90 zł`; without a symbol where the currency is none (see
 * `currencyFormat`).
 *
 * @param hundredths whole hundredths of the currency
 * @param currency ISO 4217 code
 */
export function formatMinorUnits(intl: IntlShape, hundredths: number, currency: string): string {
  return intl.formatNumber(hundredths / 100, currencyFormat(currency));
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
