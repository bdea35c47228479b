import { PriceSummary, type PriceSummaryRow } from '@witryna/ui/price-summary';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import type { Cart, CartAmount } from './cart.ts';
import { messages } from './messages.ts';

/** The amounts of a cart, all of them from the backend. */
export function CartSummary({ cart, busy = false }: { cart: Cart; busy?: boolean }) {
  const intl = useIntl();
  const format = ({ minor, currency }: CartAmount) => formatHundredths(intl, minor, currency);
  const shipping = cart.shipping;
  const rows: PriceSummaryRow[] = [
    ...(cart.subtotal ? [{ id: 'subtotal', label: intl.formatMessage(messages.subtotal), value: format(cart.subtotal) }] : []),
    ...cart.discounts.map(({ label, amount }) => ({
      id: `discount-${label}`,
      label,
      value: `−${format(amount)}`,
    })),
    {
      id: 'shipping',
      label: intl.formatMessage(messages.shipping),
      value: !shipping
        ? intl.formatMessage(messages.shippingLater)
        : shipping.amount.minor === 0
          ? intl.formatMessage(messages.shippingFree)
          : format(shipping.amount),
    },
    ...(cart.total ? [{ id: 'total', label: intl.formatMessage(messages.total), value: format(cart.total), total: true }] : []),
  ];
  return <PriceSummary rows={rows} busy={busy} />;
}
