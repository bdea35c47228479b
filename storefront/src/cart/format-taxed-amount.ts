import { formatMinorUnits, type IntlShape } from '../i18n/index.ts';
import type { CartAmount } from './cart-amount.ts';
import { shownAmounts, type TaxMode } from './tax-display.ts';

/** Returns an amount that the backend gives without and with tax, as the store wants it shown; empty without any. */
export function formatTaxedAmount(
  intl: IntlShape,
  mode: TaxMode,
  without: CartAmount | null,
  withTax: CartAmount | null,
): string {
  return shownAmounts(mode, without, withTax)
    .map(({ amount, tax }) => {
      const label = formatMinorUnits(intl, amount.minor, amount.currency);
      return tax === null ? label : intl.formatMessage(tax === 'with' ? 'cart.withTax' : 'cart.withoutTax', { label });
    })
    .join(' / ');
}
