import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect } from 'react';
import { CommerceError, execute, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { findRefusals, messages } from './messages.ts';
import { wantedOrder, wantOrder } from './wanted-order.ts';
import { readWithdrawableOrder, type WithdrawableOrder } from './withdrawal.ts';
import { withdrawableOrderQuery } from './withdrawal-operations.ts';
import { readWithdrawalRefusal } from './withdrawal-refusal.ts';

interface FindOrderProps {
  /** The order was found, and the e-mail address is its own. */
  onFound(order: WithdrawableOrder, email: string): void;
}

/** Asks for what stands in the confirmation of an order. */
export function FindOrder({ onFound }: FindOrderProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { form, banner, busy, field } = useForm({
    id: 'withdrawal',
    labels: { number: messages.number, email: messages.email },
    initial: { number: wantedOrder(), email: '' },
    check: ({ number, email }) => ({ number: isRequired(number), email: validate(email, isRequired, validateEmail) }),
    send: async (values) => {
      const email = values.email.trim();
      const { data } = await execute(client, withdrawableOrderQuery, { number: values.number.trim(), email });
      const order = readWithdrawableOrder(data.withdrawableOrder);
      if (!order) throw new CommerceError('unavailable');
      onFound(order, email);
    },
    describe: (error) => intl.formatMessage(findRefusals[readWithdrawalRefusal(error)]),
  });
  // Who comes back later has another order in mind, or is somebody else.
  useEffect(() => () => wantOrder(''), []);
  return (
    <Stack gap="x4">
      <Text>{intl.formatMessage(messages.text)}</Text>
      <form {...form}>
        <Stack gap="x4">
          <FormErrorBanner {...banner} />
          <TextField {...field('number')} inputMode="numeric" autoComplete="off" hint={intl.formatMessage(messages.numberHint)} />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <Button type="submit" size="large" busy={busy} busyLabel={intl.formatMessage(messages.finding)}>
            {intl.formatMessage(messages.find)}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
