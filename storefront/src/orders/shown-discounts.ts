import { toMinorUnits } from '../i18n/index.ts';
import type { OrderAmounts } from './order-amounts.ts';
import type { MoneyResponse, Order } from './order.ts';

const toMinor = (money: MoneyResponse): number => toMinorUnits(money?.value ?? 0);

/** A rounding of one hundredth for each discount and each tax. */
const getTolerance = ({ discounts, taxes }: Pick<Order, 'discounts' | 'taxes'>): number =>
  discounts.length + taxes.length;

/**
 * Returns the discounts of an order as they are shown beside its other amounts. Magento tells discounts with tax where
 * its prices have it: between amounts without tax, the tax in them is what the sum lacks, and is taken out. Several
 * discounts become one then, as nobody knows in which the tax is. Discounts stay as they are told where the sum lacks
 * more than the tax in them, such as fixed product taxes.
 */
export function getShownDiscounts(
  order: Pick<Order, 'discounts' | 'fixedTaxes' | 'shipping' | 'taxes' | 'total'>,
  { subtotal, shipping, isTaxAdded }: OrderAmounts,
): Order['discounts'] {
  const { discounts, fixedTaxes, taxes, total } = order;
  const isWithoutTax = isTaxAdded && toMinor(shipping) === toMinor(order.shipping.excludingTax);
  const discount = discounts.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const added = [
    toMinor(subtotal),
    toMinor(shipping),
    ...taxes.map(({ amount }) => toMinor(amount)),
    ...fixedTaxes.map(({ amount }) => amount.minor),
  ].reduce((sum, amount) => sum + amount, 0);
  const tax = toMinor(total) - (added - discount);
  const rate = taxes.reduce((sum, { rate: own }) => sum + (own ?? 0), 0);
  const most = (discount * rate) / (100 + rate) + getTolerance(order);
  if (!isWithoutTax || total?.value == null || tax <= 0 || tax > most) return discounts;
  return [
    {
      label: discounts.length === 1 ? (discounts[0]?.label ?? '') : '',
      amount: { value: (discount - tax) / 100, currency: total.currency ?? null },
    },
  ];
}
