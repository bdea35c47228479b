import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { execute, sendConfirmed, useCommerce, useMutate, useQuery } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { CurrentPasswordField, customerQuery } from '../auth/index.ts';
import { AccountForm } from './account-form.tsx';
import { updateEmailMutation } from './account-operations.ts';
import { getPasswordError } from './password-errors.ts';

const empty = { email: '', password: '' };

/** Changes the address to sign in with; the present password confirms it. */
export function EmailForm({ email }: { email: string }) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const { revalidate } = useQuery(customerQuery, {});
  const toast = useToast();
  const { form, banner, busy, field, reset } = useForm({
    id: 'email',
    labels: { email: 'account.email.new', password: 'account.password.current' },
    initial: empty,
    check: (values) => ({
      email: validate(values.email, isRequired, validateEmail),
      password: isRequired(values.password),
    }),
    send: async (values) => {
      const next = values.email.trim();
      await sendConfirmed(
        () => mutate(updateEmailMutation, { email: next, password: values.password }),
        async () => {
          const { customer } = (await execute(client, customerQuery, {})).data;
          return customer?.email?.toLowerCase() === next.toLowerCase();
        },
      );
      reset();
      // The answer that brings the new address along may be lost.
      void revalidate();
      toast({ type: 'success', message: intl.formatMessage('account.email.saved', { email: next }) });
    },
    describe: (error) => getPasswordError(intl, error),
  });
  return (
    <AccountForm title={intl.formatMessage('account.email.title')} {...{ form, banner, busy }}>
      <Text tone="secondary">{intl.formatMessage('account.email.now', { email })}</Text>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <CurrentPasswordField {...field('password')} />
    </AccountForm>
  );
}
