import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import type { TaxedLine } from './fixed-taxes.ts';
import { useTaxDisplay } from './use-tax-display.ts';

/** Returns a text for each fixed product tax that comes on top of the price of a line, where the store names them. */
export function useFixedTaxTexts({ fixedTaxes = [] }: TaxedLine): string[] {
  const intl = useIntl();
  const { hasFixedTaxDetails } = useTaxDisplay();
  return hasFixedTaxDetails
    ? fixedTaxes.map(({ label, amount: { minor, currency } }) =>
        intl.formatMessage('cart.fixedTax', { label, price: formatMinorUnits(intl, minor, currency) }),
      )
    : [];
}
