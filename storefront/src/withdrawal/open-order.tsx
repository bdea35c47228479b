import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { CommerceError, execute, useCommerce } from '../commerce/index.ts';
import { isTooManyRequests } from '../forms/index.ts';
import { type MessageId, useIntl } from '../i18n/index.ts';
import type { OrderAccess } from './order-access.ts';
import { toWithdrawableOrder, type WithdrawableOrder } from './withdrawal.ts';
import { withdrawableOrderQuery } from './withdrawal-operations.ts';
import { getAccessProblem } from './withdrawal-error.ts';

interface OpenOrderProps {
  access: OrderAccess;
  onOpen(order: WithdrawableOrder): void;
  /** The order cannot be opened in this way. */
  onRefused(problem: MessageId): void;
}

/** Loads the order of a mailed link or of the account's order page. A lost connection leaves a button to try again. */
export function OpenOrder({ access, onOpen, onRefused }: OpenOrderProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const onLoad = useEffectEvent(onOpen);
  const onError = useEffectEvent((error: unknown) => {
    const problem = getAccessProblem(error, access);
    if (problem) onRefused(problem);
    else setFailure(isTooManyRequests(error) ? 'forms.tooMany' : 'withdrawal.openFailed');
  });
  useEffect(() => {
    let current = true;
    execute(client, withdrawableOrderQuery, { order: access })
      .then(({ data }) => {
        const order = toWithdrawableOrder(data.withdrawableOrder);
        if (!order) throw new CommerceError('unavailable');
        if (current) onLoad(order);
      })
      .catch((error: unknown) => {
        if (current) onError(error);
      });
    return () => {
      current = false;
    };
  }, [client, access, attempt]);
  if (failure === null) return <Text role="status">{intl.formatMessage('withdrawal.opening')}</Text>;
  return (
    <Stack gap="x4" align="start">
      <FormErrorBanner errors={[{ message: intl.formatMessage(failure) }]} submitCount={attempt + 1} />
      <Button
        onClick={() => {
          setFailure(null);
          setAttempt((count) => count + 1);
        }}
      >
        {intl.formatMessage('withdrawal.tryAgain')}
      </Button>
    </Stack>
  );
}
