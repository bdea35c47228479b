import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { CommerceError, useCommerce } from '../commerce/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { confirmCancellation } from './confirm-cancellation.ts';
import type { Order } from './order.ts';

interface ConfirmGuestCancellationProps {
  order: Pick<Order, 'uid' | 'number'>;
  /** Key of the link in Magento's mail. */
  confirmationKey: string;
  /** Reads whether the order is canceled, after a request that failed or an earlier one whose answer was lost. */
  isCanceled(): Promise<boolean>;
  /** Called when the order is canceled. */
  onCanceled(): void;
}

/** Cancels a guest's order with the key of a mailed link: opening the link alone cancels nothing. */
export function ConfirmGuestCancellation({
  order,
  confirmationKey,
  isCanceled,
  onCanceled,
}: ConfirmGuestCancellationProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const announceSlow = useSlowNotice();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setBusy(true);
    setProblem('');
    try {
      const refusal = await announceSlow(confirmCancellation(client, order.uid, confirmationKey));
      if (refusal === null) onCanceled();
      else setProblem(refusal);
    } catch (error) {
      if (await isCanceled().catch(() => false)) {
        onCanceled();
        return;
      }
      const isRejected = error instanceof CommerceError && error.kind === 'graphql';
      setProblem(intl.formatMessage(isRejected ? 'orders.cancel.linkInvalid' : 'orders.cancel.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="x3" align="start">
      {problem && (
        <Text role="alert" tone="error">
          {problem}
        </Text>
      )}
      <Button loading={busy} loadingLabel={intl.formatMessage('orders.cancel.sending')} onClick={() => void confirm()}>
        {intl.formatMessage('orders.cancel.confirm')}
      </Button>
    </Stack>
  );
}
