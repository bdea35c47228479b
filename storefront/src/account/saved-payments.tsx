import { Button } from '@witryna/ui/button';
import { Card, CardActions } from '@witryna/ui/card';
import { CardIcon } from '@witryna/ui/icon';
import { Columns, Inline } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useBeforeRemove } from '../platform/focus/use-before-remove.ts';
import { useRemovalFocus } from '../platform/focus/use-removal-focus.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { formatCard, readSavedPayment, savedPaymentsQuery, type SavedPayment } from '../checkout/index.ts';
import { execute, useCommerce, useMutate, useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { QueryView } from '../orders/index.ts';
import { deletePaymentMutation } from './account-operations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { deleteOnce } from './delete-once.ts';

/** Cards that the customer keeps, each of which can be deleted. */
export function SavedPayments() {
  const intl = useIntl();
  const state = useQuery(savedPaymentsQuery, {}, { policy: 'cache-and-network' });
  const toast = useToast();
  const onBeforeRemove = useRemovalFocus();
  return (
    <QueryView words="account" state={state} read={({ customerPaymentTokens }) => customerPaymentTokens?.items ?? null}>
      {(items) => {
        const payments = items.flatMap((item) => (item ? [readSavedPayment(item)] : []));
        if (payments.length === 0) return <Text tone="secondary">{intl.formatMessage('account.payments.empty')}</Text>;
        return (
          <Columns
            template="pairs"
            gap="x4"
            as="ul"
            role="list"
            aria-label={intl.formatMessage('account.nav.payments')}
          >
            {payments.map((payment) => (
              <PaymentCard
                key={payment.hash}
                payment={payment}
                onBeforeRemove={onBeforeRemove}
                onDeleted={async () => {
                  await state.revalidate();
                  toast({ type: 'success', message: intl.formatMessage('account.payments.deleted') });
                }}
              />
            ))}
          </Columns>
        );
      }}
    </QueryView>
  );
}

interface PaymentCardProps {
  payment: SavedPayment;
  /** Callback of `useRemovalFocus`. */
  onBeforeRemove(element: Element): void;
  onDeleted(): Promise<void>;
}

function PaymentCard({ payment, onBeforeRemove, onDeleted }: PaymentCardProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const [asking, setAsking] = useState(false);
  const deletion = useBeforeRemove<HTMLButtonElement>(onBeforeRemove);
  const { brand, digits } = payment;
  const name =
    digits === null
      ? intl.formatMessage('account.payments.other')
      : formatCard({ brand, digits }, intl.formatMessage('account.payments.card'));
  return (
    <Card as="li">
      <Inline gap="x3">
        <CardIcon />
        <Heading level={2} size="h5">
          {name}
        </Heading>
      </Inline>
      {payment.expires !== null && (
        <Text tone="secondary">{intl.formatMessage('account.payments.expires', { date: payment.expires })}</Text>
      )}
      <CardActions>
        <Button
          ref={deletion}
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage('account.address.deleteNamed', { address: name })}
          onClick={() => setAsking(true)}
        >
          {intl.formatMessage('account.address.delete')}
        </Button>
      </CardActions>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage('account.payments.deleteTitle')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await deleteOnce(
              () => mutate(deletePaymentMutation, { hash: payment.hash }),
              async () => {
                const { customerPaymentTokens } = (await execute(client, savedPaymentsQuery, {})).data;
                return !customerPaymentTokens?.items.some((item) => item?.public_hash === payment.hash);
              },
            );
            await onDeleted();
          }}
        >
          <Text>{name}</Text>
        </ConfirmDialog>
      )}
    </Card>
  );
}
