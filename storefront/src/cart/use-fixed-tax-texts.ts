import { useIntl } from '../i18n/index.ts';
import type { TaxedLine } from './fixed-taxes.ts';
import { getFixedTaxTexts } from './get-fixed-tax-texts.ts';
import { useTaxDisplay } from './use-tax-display.ts';

/** Returns a text for each fixed product tax that comes on top of the price of a line, where the store names them. */
export function useFixedTaxTexts(line: TaxedLine): string[] {
  return getFixedTaxTexts(line, useTaxDisplay(), useIntl());
}
