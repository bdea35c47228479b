import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { CommerceError, execute, useCommerce, useMutate } from '../commerce/index.ts';
import { isTooManyRequests, useSlowNotice } from '../forms/index.ts';
import { type MessageId, useIntl } from '../i18n/index.ts';
import type { OrderAccess } from './order-access.ts';
import { chosenLines, lineName, toWithdrawableOrder, type Statement, type WithdrawableOrder } from './withdrawal.ts';
import { withdrawableOrderQuery, withdrawMutation } from './withdrawal-operations.ts';
import { getAccessProblem } from './withdrawal-error.ts';

interface ConfirmWithdrawalProps {
  access: OrderAccess;
  order: WithdrawableOrder;
  statement: Statement;
  /** @param receivedAt ISO date and time */
  onDone(receivedAt: string): void;
  /** @param order read again where the statement may have been received */
  onBack(order: WithdrawableOrder): void;
  /** The order can no longer be withdrawn from in this way. */
  onRefused(problem: MessageId): void;
}

/** The statement once more, and the confirmation, with the words of the law (article 11a of Directive 2011/83/EU). */
export function ConfirmWithdrawal({
  access,
  order,
  statement: { choice, requestId },
  onDone,
  onBack,
  onRefused,
}: ConfirmWithdrawalProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [isUnclear, setUnclear] = useState(false);
  const lines = chosenLines(order, choice);

  /** Goes back to where another access is given when this one has ended; else shows what went wrong. */
  const showProblem = (error: unknown, otherwise: MessageId) => {
    const ended = getAccessProblem(error, access);
    if (ended) {
      onRefused(ended);
      return;
    }
    setProblem(intl.formatMessage(isTooManyRequests(error) ? 'forms.tooMany' : otherwise));
    setBusy(false);
  };

  const confirm = async () => {
    setBusy(true);
    setAttempt((count) => count + 1);
    setProblem('');
    try {
      const items = lines.map(({ line: { uid }, quantity }) => ({ uid, quantity }));
      const { data } = await announceSlow(
        mutate(withdrawMutation, { input: { order: access, items, request_id: requestId } }),
      );
      if (!data.withdrawFromContract) throw new CommerceError('unavailable');
      onDone(data.withdrawFromContract.received_at);
    } catch (error) {
      // An error without a category is no answer to the request: it may have been done.
      const refused = error instanceof CommerceError && error.errors.some(({ category }) => category !== undefined);
      showProblem(error, refused ? 'withdrawal.refused' : 'withdrawal.failed');
      // A request that came too soon tells nothing about the one before.
      if (!isTooManyRequests(error)) setUnclear(!refused);
    }
  };

  const goBack = async () => {
    if (!isUnclear) {
      onBack(order);
      return;
    }
    setBusy(true);
    setAttempt((count) => count + 1);
    setProblem('');
    try {
      const { data } = await execute(client, withdrawableOrderQuery, { order: access });
      onBack(toWithdrawableOrder(data.withdrawableOrder) ?? order);
    } catch (error) {
      showProblem(error, 'withdrawal.openFailed');
    }
  };

  return (
    <Stack gap="x5">
      <FormErrorBanner errors={problem ? [{ message: problem }] : []} submitCount={attempt} />
      <Text>
        {intl.formatMessage('withdrawal.statement', {
          number: order.number,
          date: intl.formatDate(order.date, { dateStyle: 'long' }),
        })}
      </Text>
      <Stack as="ul" role="list" gap="x1">
        {lines.map(({ line, quantity }) => (
          <li key={line.uid}>{intl.formatMessage('withdrawal.line', { name: lineName(line), quantity })}</li>
        ))}
      </Stack>
      <Text tone="secondary">{intl.formatMessage('withdrawal.receiptTo', { email: order.email })}</Text>
      <Inline gap="x3">
        <Button
          loading={busy}
          loadingLabel={intl.formatMessage('withdrawal.confirming')}
          onClick={() => void confirm()}
        >
          {intl.formatMessage('withdrawal.confirm')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void goBack()}>
          {intl.formatMessage('withdrawal.change')}
        </Button>
      </Inline>
    </Stack>
  );
}
