import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { execute, useCommerce } from '../commerce/index.ts';
import { isRequired, normalizeOrderNumber, useForm, validate, validateEmail } from '../forms/index.ts';
import { type MessageId, useIntl } from '../i18n/index.ts';
import { requestWithdrawalLinkMutation } from './withdrawal-operations.ts';

/** What the shopper typed to get a link. */
export interface LinkRequest {
  number: string;
  email: string;
}

interface FindOrderProps {
  /** What is in the fields at first. */
  request: LinkRequest;
  /** Why an order could not be opened; null before. */
  problem: MessageId | null;
  /** A mail is on its way, if there is such an order. */
  onSent(request: LinkRequest): void;
}

/** Requests the mail with the link to an order. The result is the same whether there is such an order or not. */
export function FindOrder({ request, problem, onSent }: FindOrderProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { form, banner, busy, field } = useForm({
    id: 'withdrawal',
    labels: { number: 'withdrawal.number', email: 'withdrawal.email' },
    initial: { number: request.number, email: request.email },
    check: ({ number, email }) => ({
      number: isRequired(normalizeOrderNumber(number)),
      email: validate(email, isRequired, validateEmail),
    }),
    send: async (values) => {
      const sent = { number: normalizeOrderNumber(values.number), email: values.email.trim() };
      await execute(client, requestWithdrawalLinkMutation, sent);
      onSent(sent);
    },
    describe: () => intl.formatMessage('withdrawal.requestFailed'),
  });
  return (
    <Stack gap="x4">
      {problem && (
        <Text role="alert" weight="semibold">
          {intl.formatMessage(problem)}
        </Text>
      )}
      <Text>{intl.formatMessage('withdrawal.text')}</Text>
      <form {...form}>
        <Stack gap="x4">
          <FormErrorBanner {...banner} />
          <TextField {...field('number')} autoComplete="off" hint={intl.formatMessage('withdrawal.numberHint')} />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('withdrawal.requesting')}>
            {intl.formatMessage('withdrawal.request')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
