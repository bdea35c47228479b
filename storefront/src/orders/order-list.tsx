import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { orderPath } from './order-routes.ts';
import type { ResultOf } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { dayOf, present } from './order.ts';
import type { orderRowFields } from './order-operations.ts';
import * as styles from './orders.css.ts';

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
    <ul role="list" className={styles.list} aria-label={caption}>
      {rows.map(({ number, order_date, status, total }) => (
        <li key={number} className={styles.row}>
          <TextLink
            href={orderPath(number)}
            aria-label={intl.formatMessage('orders.open', { number })}
            className={styles.number}
          >
            {number}
          </TextLink>
          <Text as="span" className={styles.date}>
            <VisuallyHidden>{intl.formatMessage('orders.date')}: </VisuallyHidden>
            {intl.formatDate(dayOf(order_date), { dateStyle: 'long' })}
          </Text>
          <Text as="span" tone="secondary">
            <VisuallyHidden>{intl.formatMessage('orders.status')}: </VisuallyHidden>
            {status}
          </Text>
          <Text as="span" weight="semibold" className={styles.amount}>
            <VisuallyHidden>{intl.formatMessage('orders.total')}: </VisuallyHidden>
            {formatMoney(intl, total?.grand_total, store.currency)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
