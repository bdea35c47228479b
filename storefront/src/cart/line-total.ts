import { formatMinorUnits, type IntlShape } from '../i18n/index.ts';
import type { CartLine } from './cart.ts';
import { shownAmounts, type TaxMode } from './tax-display.ts';

/** Returns the formatted total of a cart line, with tax or without as the store wants it. */
export function formatLineTotal(
  intl: IntlShape,
  mode: TaxMode,
  { total, totalExcludingTax }: Pick<CartLine, 'total' | 'totalExcludingTax'>,
): string {
  return shownAmounts(mode, totalExcludingTax, total)
    .map(({ amount, tax }) => {
      const label = formatMinorUnits(intl, amount.minor, amount.currency);
      return tax === null ? label : intl.formatMessage(tax === 'with' ? 'cart.withTax' : 'cart.withoutTax', { label });
    })
    .join(' / ');
}
