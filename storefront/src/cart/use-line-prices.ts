import { useLayout } from '../platform/layout/layout-context.tsx';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { getShownReduction } from '../price/index.ts';
import type { CartLine } from './cart.ts';
import { formatTaxedAmount } from './format-taxed-amount.ts';
import { useTaxDisplay } from './use-tax-display.ts';

/** Prices of a line of the cart as they are shown. */
export interface LinePrices {
  total: string;
  /** The price that a reduction counts from; undefined without a reduction. */
  originalTotal: string | undefined;
  originalTotalLabel?: string;
}

/** Returns the prices of a line by the tax settings of the store. */
export function useLinePrices(line: CartLine): LinePrices {
  const intl = useIntl();
  const { store } = useLayout();
  const { price: taxMode } = useTaxDisplay();
  // The price before is one with tax.
  const reduction = taxMode === 'excluding' ? null : getShownReduction(line.reduction, store);
  return {
    total: formatTaxedAmount(intl, taxMode, line.totalExcludingTax, line.total),
    originalTotal: reduction
      ? formatMinorUnits(intl, reduction.reference.minor, reduction.reference.currency)
      : undefined,
    ...(reduction?.isLowest30Days && { originalTotalLabel: intl.formatMessage('cart.totalLowest') }),
  };
}
