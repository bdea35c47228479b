import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Inline, Stack } from '@witryna/ui/layout';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSWRConfig } from 'swr';
import { execute, useCommerce, useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { cancelOrderMutation, cancellationReasonsQuery } from './cancel-order-operations.ts';
import { present, type Order } from './order.ts';

const views: readonly string[] = ['getCustomerOrder', 'getOrderHistory', 'getRecentOrders'];

/** Cancels an order of the customer after a question for the reason. Render it where the order can be canceled. */
export function CancelOrder({ order }: { order: Pick<Order, 'uid' | 'number'> }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {intl.formatMessage('orders.cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={intl.formatMessage('orders.cancel.title', { number: order.number })}
      >
        <CancelForm order={order} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ order: { uid, number }, onClose }: { order: Pick<Order, 'uid' | 'number'>; onClose(): void }) {
  const intl = useIntl();
  const toast = useToast();
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const { data } = useQuery(cancellationReasonsQuery, {});
  const reasons = present(data?.storeConfig?.order_cancellation_reasons).map(({ description }) => description);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLSelectElement>(null);

  const cancel = async () => {
    setBusy(true);
    setProblem('');
    try {
      const response = await execute(client, cancelOrderMutation, { uid, reason });
      const refusal = response.data.cancelOrder?.errorV2;
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      toast({ type: 'success', message: intl.formatMessage('orders.cancel.done', { number }) });
      onClose();
    } catch {
      // It may be canceled: the order, which is read again, tells.
      setProblem(intl.formatMessage('orders.cancel.failed'));
    } finally {
      setBusy(false);
      await mutate((key) => Array.isArray(key) && views.includes(String(key[1])));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') field.current?.focus();
    else if (!busy) void cancel();
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="x5">
        {problem && (
          <Text role="alert" tone="error">
            {problem}
          </Text>
        )}
        <Select
          ref={field}
          label={intl.formatMessage('orders.cancel.reason')}
          placeholder={intl.formatMessage('orders.cancel.choose')}
          options={reasons.map((text) => ({ value: text, label: text }))}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(isMissing && { error: intl.formatMessage('orders.cancel.required') })}
        />
        <Inline gap="x3">
          <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('orders.cancel.sending')}>
            {intl.formatMessage('orders.cancel')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage('orders.cancel.keep')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
