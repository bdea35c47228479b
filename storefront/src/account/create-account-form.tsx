import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useMutate } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail, validatePassword, type PasswordRules } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { NewPasswordField } from '../auth/index.ts';
import { createAccountMutation } from './account-operations.ts';
import { describeCreateAccountError } from './create-account-error.ts';

/** Who the account is for. */
export interface AccountDetails {
  email: string;
  firstname: string;
  lastname: string;
}

interface CreateAccountFormProps {
  initial: AccountDetails;
  rules: PasswordRules;
  /** Called with the account's e-mail address and password. */
  onCreated(credentials: { email: string; password: string }): void | Promise<void>;
}

/** Creates an account; the rules of the password are ticked off while it is typed. */
export function CreateAccountForm({ initial, rules, onCreated }: CreateAccountFormProps) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const { form, banner, busy, field } = useForm({
    id: 'account',
    labels: {
      firstname: 'account.firstname',
      lastname: 'account.lastname',
      email: 'account.email',
      password: 'account.password',
    },
    initial: { ...initial, password: '' },
    check: ({ firstname, lastname, email, password }) => ({
      firstname: isRequired(firstname),
      lastname: isRequired(lastname),
      email: validate(email, isRequired, validateEmail),
      password: validate(password, isRequired, validatePassword(rules)),
    }),
    send: async ({ firstname, lastname, email, password }) => {
      const address = email.trim();
      await mutate(createAccountMutation, {
        input: { email: address, firstname: firstname.trim(), lastname: lastname.trim(), password },
      });
      await onCreated({ email: address, password });
    },
    describe: (error) => describeCreateAccountError(error, intl),
  });
  return (
    <form {...form}>
      <Stack gap="x4">
        <FormErrorBanner {...banner} />
        <Text size="small" tone="secondary">
          {intl.formatMessage('account.required')}
        </Text>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <NewPasswordField {...field('password')} rules={rules} />
        <Button
          type="submit"
          size="large"
          loading={busy}
          loadingLabel={intl.formatMessage('account.create.submitting')}
        >
          {intl.formatMessage('account.create.submit')}
        </Button>
      </Stack>
    </form>
  );
}
