import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Inline, Stack } from '@witryna/ui/layout';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useSWRConfig } from 'swr';
import { execute, useCommerce, useQuery } from '../commerce/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { cancelCustomerOrder } from './cancel-customer-order.ts';
import { cancellationReasonsQuery, requestGuestCancellationMutation } from './cancel-order-operations.ts';
import { present, type Order } from './order.ts';

const views: readonly string[] = ['getCustomerOrder', 'getOrderHistory', 'getRecentOrders'];

interface CancelOrderProps {
  order: Pick<Order, 'uid' | 'number' | 'canceledPieces'>;
  /** Token of a guest's order: the guest gets a link by e-mail. Default: the customer cancels the order directly. */
  guestToken?: string;
  /** Gets the focus when the button is gone by the time the dialog has closed. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** Cancels an order after a question for the reason. Render it where the order can be canceled. */
export function CancelOrder({ order, guestToken, fallbackFocus }: CancelOrderProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (!busy) setOpen(false);
  };
  return (
    <>
      {isSent && <Text role="status">{intl.formatMessage('orders.cancel.mailSent', { number: order.number })}</Text>}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {intl.formatMessage('orders.cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={close}
        title={intl.formatMessage('orders.cancel.title', { number: order.number })}
        {...(fallbackFocus && { fallbackFocus })}
      >
        <CancelForm
          order={order}
          guestToken={guestToken}
          busy={busy}
          onBusyChange={setBusy}
          onDone={() => {
            setOpen(false);
            setSent(guestToken !== undefined);
          }}
          onClose={close}
        />
      </Dialog>
    </>
  );
}

interface CancelFormProps extends Pick<CancelOrderProps, 'order'> {
  guestToken: string | undefined;
  /** Whether the cancellation is sent and not answered yet. */
  busy: boolean;
  onBusyChange(busy: boolean): void;
  /** Called when the order is canceled, or the guest has got the link. */
  onDone(): void;
  onClose(): void;
}

function CancelForm({ order, guestToken, busy, onBusyChange, onDone, onClose }: CancelFormProps) {
  const { number } = order;
  const intl = useIntl();
  const announceSlow = useSlowNotice();
  const toast = useToast();
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const { data, isLoading, isValidating, revalidate } = useQuery(cancellationReasonsQuery, {});
  const reasons = present(data?.storeConfig?.order_cancellation_reasons).map(({ description }) => description);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLSelectElement>(null);

  /** Returns what the backend says against it; undefined for nothing. */
  const send = async (): Promise<string | undefined> => {
    if (guestToken === undefined) return cancelCustomerOrder(client, order, reason);
    const { data: result } = await execute(client, requestGuestCancellationMutation, { token: guestToken, reason });
    const { errorV2, error } = result.requestGuestOrderCancel ?? {};
    return errorV2?.message ?? error ?? undefined;
  };
  const cancel = async () => {
    onBusyChange(true);
    setProblem('');
    try {
      const refusal = await announceSlow(send());
      if (refusal) {
        setProblem(refusal);
        return;
      }
      if (guestToken === undefined)
        toast({ type: 'success', message: intl.formatMessage('orders.cancel.done', { number }) });
      onDone();
    } catch {
      // It may be canceled: the order, which is read again, tells.
      setProblem(intl.formatMessage(guestToken === undefined ? 'orders.cancel.failed' : 'orders.cancel.mailFailed'));
    } finally {
      onBusyChange(false);
      await mutate((key) => Array.isArray(key) && views.includes(String(key[1])));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') field.current?.focus();
    else if (!busy) void cancel();
  };

  if (isLoading) return <Text role="status">{intl.formatMessage('orders.cancel.loading')}</Text>;
  if (reasons.length === 0) {
    return (
      <Stack gap="x5">
        <Text role="alert" tone="error">
          {intl.formatMessage('orders.cancel.loadFailed')}
        </Text>
        <Inline gap="x3">
          <Button loading={isValidating} onClick={() => void revalidate()}>
            {intl.formatMessage('orders.retry')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage('orders.cancel.keep')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="x5">
        {problem && (
          <Text role="alert" tone="error">
            {problem}
          </Text>
        )}
        {guestToken !== undefined && <Text>{intl.formatMessage('orders.cancel.byMail')}</Text>}
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
            {intl.formatMessage(guestToken === undefined ? 'orders.cancel' : 'orders.cancel.sendLink')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage('orders.cancel.keep')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
