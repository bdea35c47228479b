import type { PriceSummaryRow } from '@witryna/ui/price-summary';
import { formatMinorUnits, formatMoney, type IntlShape } from '../i18n/index.ts';
import { getOrderAmounts } from './order-amounts.ts';
import type { OrderTaxDisplay } from './order-tax-display.ts';
import type { Order } from './order.ts';
import { getShownDiscounts } from './shown-discounts.ts';

function getTaxLabel(intl: IntlShape, label: string | null, isAdded: boolean): string {
  if (isAdded) return label ?? intl.formatMessage('orders.taxAdded');
  return label === null ? intl.formatMessage('orders.tax') : intl.formatMessage('orders.namedTax', { label });
}

/** Returns the rows of the amounts of an order, all of them the backend's, as the store shows them. */
export function getOrderRows(
  intl: IntlShape,
  order: Order,
  taxDisplay: OrderTaxDisplay,
  currency: string,
): PriceSummaryRow[] {
  const { fixedTaxes, taxes, total } = order;
  const amounts = getOrderAmounts(order, taxDisplay);
  const { subtotal, shipping, withoutTax, isTaxAdded } = amounts;
  const row = (id: string, label: string, money: Order['total'], change: (text: string) => string = (text) => text) => {
    const text = formatMoney(intl, money, currency);
    return text === undefined ? [] : [{ id, label, value: change(text) }];
  };
  const taxedRows = (id: string, label: string, money: Order['total'], without: Order['total']) =>
    without
      ? [
          ...row(`${id}-without-tax`, intl.formatMessage('orders.withoutTax', { label }), without),
          ...row(id, intl.formatMessage('orders.withTax', { label }), money),
        ]
      : row(id, label, money);
  return [
    ...taxedRows('subtotal', intl.formatMessage('orders.subtotal'), subtotal, withoutTax.subtotal),
    ...fixedTaxes.map(({ label, amount: { minor, currency: own } }) => ({
      id: `fixed-tax-${label}`,
      label,
      value: formatMinorUnits(intl, minor, own),
    })),
    ...getShownDiscounts(order, amounts).flatMap(({ label, amount }, index) =>
      row(`discount-${index}`, label || intl.formatMessage('orders.discount'), amount, (text) => `−${text}`),
    ),
    ...(shipping?.value === 0
      ? row('shipping', intl.formatMessage('orders.shipping'), shipping, () =>
          intl.formatMessage('orders.shippingFree'),
        )
      : taxedRows('shipping', intl.formatMessage('orders.shipping'), shipping, withoutTax.shipping)),
    ...taxes.flatMap(({ label, amount }, index) => row(`tax-${index}`, getTaxLabel(intl, label, isTaxAdded), amount)),
    ...row('total', intl.formatMessage('orders.grandTotal'), total).map((entry) => ({ ...entry, total: true })),
  ];
}
