import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { orderPath, useFrame } from '../app/index.ts';
import type { ResultOf } from '../commerce/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
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
  const { store } = useFrame();
  const rows = present(orders);
  if (rows.length === 0) {
    return (
      <Stack align="start">
        <Text tone="secondary">{intl.formatMessage(messages.none)}</Text>
        <ButtonLink href="/">{intl.formatMessage(messages.backToShop)}</ButtonLink>
      </Stack>
    );
  }
  return (
    <ul role="list" className={styles.list} aria-label={caption}>
      {rows.map(({ number, order_date, status, total }) => (
        <li key={number} className={styles.row}>
          <TextLink href={orderPath(number)} aria-label={intl.formatMessage(messages.open, { number })} className={styles.number}>
            {number}
          </TextLink>
          <Text as="span" className={styles.date}>
            <VisuallyHidden>{intl.formatMessage(messages.date)}: </VisuallyHidden>
            {intl.formatDate(dayOf(order_date), { dateStyle: 'long' })}
          </Text>
          <Text as="span" tone="secondary">
            <VisuallyHidden>{intl.formatMessage(messages.status)}: </VisuallyHidden>
            {status}
          </Text>
          <Text as="span" weight="semibold" className={styles.amount}>
            <VisuallyHidden>{intl.formatMessage(messages.total)}: </VisuallyHidden>
            {formatMoney(intl, total?.grand_total, store.currency)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
