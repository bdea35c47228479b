import { toCartAmount, type CartAmount } from './cart-amount.ts';

type Money = Parameters<typeof toCartAmount>[0];

interface LinePrices {
  row_total: Money;
  row_total_including_tax: Money;
  original_row_total?: Money;
  row_catalog_discount?: { percent_off: number | null } | null;
}

/**
 * Returns what a line costs without its catalog reduction, tax included. Magento's original total is as the merchant
 * enters prices, with tax or without it, and nothing says which. The percentage of the reduction is the same for both:
 * of the two totals that there may be, it is the one that fits better.
 *
 * @returns null when the backend names none
 */
export function getRegularTotal(prices: LinePrices | null): CartAmount | null {
  const original = toCartAmount(prices?.original_row_total);
  const total = toCartAmount(prices?.row_total_including_tax);
  const withoutTax = toCartAmount(prices?.row_total);
  const percentOff = prices?.row_catalog_discount?.percent_off;
  if (!original || !total || !withoutTax?.minor || !percentOff) return original;
  const expected = total.minor / (1 - Math.min(percentOff, 99) / 100);
  const withTaxAdded = Math.round((original.minor * total.minor) / withoutTax.minor);
  const isWithoutTax = Math.abs(withTaxAdded - expected) < Math.abs(original.minor - expected);
  return isWithoutTax ? { ...original, minor: withTaxAdded } : original;
}
