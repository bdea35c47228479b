import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { useState } from 'react';
import { useOperation } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { present, readOrder } from './order.ts';
import { OrderDetails } from './order-details.tsx';
import { customerOrderQuery } from './order-operations.ts';
import { OrdersFailed, OrdersLoading } from './orders-waiting.tsx';
import { useReorder } from './use-reorder.ts';

/** One order of the signed-in customer, which can be ordered again. */
export function CustomerOrder({ number }: { number: string }) {
  const intl = useIntl();
  const { data, error, revalidate } = useOperation(customerOrderQuery, { number }, { policy: 'cache-and-network' });
  const reorder = useReorder();
  const [busy, setBusy] = useState(false);
  const orders = data?.customer?.orders;
  if (!orders) return error === undefined ? <OrdersLoading /> : <OrdersFailed onRetry={() => void revalidate()} />;
  const [answered] = present(orders.items);
  const back = <TextLink href="/order-history">{intl.formatMessage(messages.allOrders)}</TextLink>;
  if (!answered) {
    return (
      <Stack align="start">
        <Text>{intl.formatMessage(messages.notFound, { number })}</Text>
        {back}
      </Stack>
    );
  }
  const order = readOrder(answered);
  return (
    <Stack gap="x6">
      <OrderDetails order={order} />
      <Inline gap="x5">
        {order.canReorder && (
          <Button
            busy={busy}
            busyLabel={intl.formatMessage(messages.reordering)}
            onClick={() => {
              setBusy(true);
              void reorder(number).finally(() => setBusy(false));
            }}
          >
            {intl.formatMessage(messages.reorder)}
          </Button>
        )}
        {back}
      </Inline>
    </Stack>
  );
}
