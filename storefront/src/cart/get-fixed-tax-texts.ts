import { formatMinorUnits, type IntlShape } from '../i18n/index.ts';
import type { TaxedLine } from './fixed-taxes.ts';
import type { TaxDisplay } from './tax-display.ts';

/** Returns a text for each fixed product tax that comes on top of the price of a line, where the store names them. */
export function getFixedTaxTexts(
  { fixedTaxes = [] }: TaxedLine,
  { hasFixedTaxDetails }: Pick<TaxDisplay, 'hasFixedTaxDetails'>,
  intl: IntlShape,
): string[] {
  if (!hasFixedTaxDetails) return [];
  return fixedTaxes.map(({ label, amount: { minor, currency } }) =>
    intl.formatMessage('cart.fixedTax', { label, price: formatMinorUnits(intl, minor, currency) }),
  );
}
