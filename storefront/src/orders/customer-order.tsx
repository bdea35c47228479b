import { Button, ButtonLink } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { cancellationReasonsQuery } from './cancel-order-operations.ts';
import { present, toOrder, type Order } from './order.ts';
import { OrderDetails } from './order-details.tsx';
import { customerOrderQuery } from './order-operations.ts';
import { toOrderTaxDisplay, type OrderTaxDisplay } from './order-tax-display.ts';
import { QueryView } from './query-view.tsx';
import { useReorder } from './use-reorder.ts';

const loadCancelOrder = async () => (await import('./cancel-order.tsx')).CancelOrder;

/** One order of the signed-in customer, which can be ordered again, and canceled where the store allows it. */
export function CustomerOrder({ number }: { number: string }) {
  const state = useQuery(customerOrderQuery, { number }, { policy: 'cache-and-network' });
  return (
    <QueryView words="orders" state={state} read={({ customer }) => customer?.orders ?? null}>
      {({ items }) => (
        <FoundOrder number={number} order={present(items)[0]} taxDisplay={toOrderTaxDisplay(state.data?.storeConfig)} />
      )}
    </QueryView>
  );
}

interface FoundOrderProps {
  number: string;
  /** Undefined when the customer has no such order. */
  order: Parameters<typeof toOrder>[0] | undefined;
  taxDisplay: OrderTaxDisplay;
}

function FoundOrder({ number, order: answered, taxDisplay }: FoundOrderProps) {
  const intl = useIntl();
  const back = (
    <ButtonLink variant="quiet" href="/order-history">
      {intl.formatMessage('orders.all')}
    </ButtonLink>
  );
  if (!answered) {
    return (
      <Stack align="start">
        <Text>{intl.formatMessage('orders.notFound', { number })}</Text>
        {back}
      </Stack>
    );
  }
  return <KnownOrder order={toOrder(answered)} taxDisplay={taxDisplay} back={back} />;
}

interface KnownOrderProps {
  order: Order;
  taxDisplay: OrderTaxDisplay;
  /** Link to the list. */
  back: ReactNode;
}

function KnownOrder({ order, taxDisplay, back }: KnownOrderProps) {
  const intl = useIntl();
  const reorder = useReorder();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(cancellationReasonsQuery, order.canCancel === 'maybe' ? {} : null);
  const canCancel =
    order.canCancel === 'maybe' ? (data?.storeConfig?.order_cancellation_enabled ?? false) : order.canCancel;
  const status = useRef<HTMLSpanElement>(null);
  const couldCancel = useRef(canCancel);
  useEffect(() => {
    // The button that was pressed is gone.
    if (couldCancel.current && !canCancel && document.activeElement === document.body) status.current?.focus();
    couldCancel.current = canCancel;
  }, [canCancel]);
  return (
    <Stack gap="x6">
      <OrderDetails order={order} taxDisplay={taxDisplay} statusRef={status} />
      <Inline gap="x5">
        {order.canReorder && (
          <Button
            loading={busy}
            loadingLabel={intl.formatMessage('orders.reordering')}
            onClick={() => {
              setBusy(true);
              void reorder(order).finally(() => setBusy(false));
            }}
          >
            {intl.formatMessage('orders.reorder')}
          </Button>
        )}
        {canCancel && <LazyMount load={loadCancelOrder} when props={{ order, fallbackFocus: status }} />}
        {back}
      </Inline>
    </Stack>
  );
}
