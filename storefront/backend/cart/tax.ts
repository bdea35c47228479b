import type { Grosze } from '../seed/types.ts';

/** VAT on food supplements in Poland, in per cent. */
export const GOODS_TAX_PERCENT = 8;

/** VAT on delivery in Poland, in per cent. */
export const SHIPPING_TAX_PERCENT = 23;

/** The tax contained in a gross amount, rounded half up to the grosz. */
export function taxIncluded(gross: Grosze, percent: number): Grosze {
  return Math.round((gross * percent) / (100 + percent));
}

/** A gross amount without the tax contained in it. */
export function withoutTax(gross: Grosze, percent: number): Grosze {
  return gross - taxIncluded(gross, percent);
}
