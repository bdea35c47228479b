import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { OrderList as OrderRows } from '@witryna/ui/order-list';
import { Text } from '@witryna/ui/text';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { orderPath } from './order-routes.ts';
import type { ResultOf } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { getOrderDate, present } from './order.ts';
import type { orderRowFields } from './order-fields.ts';

interface OrderListProps {
  orders: readonly (ResultOf<typeof orderRowFields> | null)[];
  /** Name of the list. */
  caption: string;
}

/** Orders with number, date, status and total, each of them a link; says so when there are none. */
export function OrderList({ orders, caption }: OrderListProps) {
  const intl = useIntl();
  const { store } = useLayout();
  const rows = present(orders);
  if (rows.length === 0) {
    return (
      <Stack align="start">
        <Text tone="secondary">{intl.formatMessage('orders.none')}</Text>
        <ButtonLink href="/">{intl.formatMessage('orders.backToShop')}</ButtonLink>
      </Stack>
    );
  }
  return (
    <OrderRows
      aria-label={caption}
      labels={{
        date: intl.formatMessage('orders.date'),
        status: intl.formatMessage('orders.status'),
        total: intl.formatMessage('orders.total'),
      }}
      items={rows.map(({ number, status, total, ...dates }) => ({
        number,
        href: orderPath(number),
        linkLabel: intl.formatMessage('orders.open', { number }),
        date: intl.formatDate(getOrderDate(dates), { dateStyle: 'long' }),
        status,
        total: formatMoney(intl, total?.grand_total, store.currency),
      }))}
    />
  );
}
