import { Button } from '@witryna/ui/button';
import { CardIcon } from '@witryna/ui/icon';
import { Inline, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useRef, useState } from 'react';
import { useToast } from '../app/index.ts';
import { formatCard, readSavedPayment, savedPaymentsQuery, type SavedPayment } from '../checkout/index.ts';
import { useMutate, useOperation } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { QueryView } from '../orders/index.ts';
import * as styles from './account.css.ts';
import { deletePaymentMutation } from './account-operations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { messages } from './messages.ts';

/** Cards that the customer keeps, each of which can be deleted (RTE-21). */
export function SavedPayments() {
  const intl = useIntl();
  const state = useOperation(savedPaymentsQuery, {}, { policy: 'cache-and-network' });
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      <QueryView words={messages} state={state} read={({ customerPaymentTokens }) => customerPaymentTokens?.items}>
        {(items) => {
          const payments = items.flatMap((item) => (item ? [readSavedPayment(item)] : []));
          if (payments.length === 0) return <Text tone="secondary">{intl.formatMessage(messages.paymentsEmpty)}</Text>;
          return (
            <ul role="list" className={styles.cards} aria-label={intl.formatMessage(messages.payments)}>
              {payments.map((payment) => (
                <PaymentCard
                  key={payment.hash}
                  payment={payment}
                  onDeleted={async () => {
                    await state.revalidate();
                    toast({ type: 'success', message: intl.formatMessage(messages.paymentsDeleted) });
                    list.current?.focus();
                  }}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </div>
  );
}

function PaymentCard({ payment, onDeleted }: { payment: SavedPayment; onDeleted(): Promise<void> }) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const [asking, setAsking] = useState(false);
  const { brand, digits } = payment;
  const name =
    digits === null
      ? intl.formatMessage(messages.paymentsOther)
      : formatCard({ brand, digits }, intl.formatMessage(messages.paymentsCard));
  return (
    <li className={styles.card}>
      <Inline gap="x3">
        <CardIcon />
        <Heading level={2} size="h5">
          {name}
        </Heading>
      </Inline>
      {payment.expires !== null && <Text tone="secondary">{intl.formatMessage(messages.paymentsExpires, { date: payment.expires })}</Text>}
      <Stack align="start" className={styles.cardEnd}>
        <Button
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage(messages.addressDeleteNamed, { address: name })}
          onClick={() => setAsking(true)}
        >
          {intl.formatMessage(messages.addressDelete)}
        </Button>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.paymentsDeleteTitle)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await mutate(deletePaymentMutation, { hash: payment.hash });
            await onDeleted();
          }}
        >
          <Text>{name}</Text>
        </ConfirmDialog>
      )}
    </li>
  );
}
