import type { Hundredths } from '../money.ts';

/** The tax contained in a gross amount, rounded half up to the hundredth. */
export function taxIncluded(gross: Hundredths, percent: number): Hundredths {
  return Math.round((gross * percent) / (100 + percent));
}

/** A gross amount without the tax contained in it. */
export function withoutTax(gross: Hundredths, percent: number): Hundredths {
  return gross - taxIncluded(gross, percent);
}
