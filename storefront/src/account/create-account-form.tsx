import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { PasswordField } from '@witryna/ui/password-field';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { serverText, useMutate } from '../commerce/index.ts';
import {
  fieldMessage,
  hasLengthAtLeast,
  isRequired,
  passwordClasses,
  specialCharacters,
  validate,
  validateEmail,
  validatePassword,
  type FormError,
  type PasswordRules,
} from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { createAccountMutation } from './account-operations.ts';
import { messages } from './messages.ts';

/** Who the account is for. */
export interface AccountDetails {
  email: string;
  firstname: string;
  lastname: string;
}

interface CreateAccountFormProps {
  initial: AccountDetails;
  rules: PasswordRules;
  /** Called with the account's e-mail address. */
  onCreated(email: string): void;
}

const fields = ['firstname', 'lastname', 'email', 'password'] as const;
type Field = (typeof fields)[number];

/** Creates an account; the rules of the password are ticked off while it is typed (ACC-03). */
export function CreateAccountForm({ initial, rules, onCreated }: CreateAccountFormProps) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const [values, setValues] = useState({ ...initial, password: '' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [banner, setBanner] = useState<{ message: string; fieldId?: string }[]>([]);

  const errorsOf = (current: typeof values): Partial<Record<Field, FormError>> => {
    const found: [Field, FormError | undefined][] = [
      ['firstname', isRequired(current.firstname)],
      ['lastname', isRequired(current.lastname)],
      ['email', validate(current.email, isRequired, validateEmail)],
      ['password', validate(current.password, isRequired, validatePassword(rules))],
    ];
    return Object.fromEntries(found.filter(([, error]) => error));
  };
  const errors = attempt > 0 ? errorsOf(values) : {};
  const labels = { firstname: messages.firstname, lastname: messages.lastname, email: messages.email, password: messages.password };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const found = errorsOf(values);
    const wrong = fields.flatMap((name) => {
      const error = fieldMessage(intl, found[name]);
      return error ? [{ fieldId: `account-${name}`, message: `${intl.formatMessage(labels[name])}: ${error}` }] : [];
    });
    setBanner(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      const email = values.email.trim();
      await mutate(createAccountMutation, {
        input: { email, firstname: values.firstname.trim(), lastname: values.lastname.trim(), password: values.password },
      });
      onCreated(email);
    } catch (error) {
      setBanner([{ message: serverText(error) ?? intl.formatMessage(messages.failed) }]);
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Field) => ({
    id: `account-${name}`,
    name,
    label: intl.formatMessage(labels[name]),
    value: values[name],
    error: fieldMessage(intl, errors[name]),
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  });
  const classes = Object.values(passwordClasses(values.password)).filter(Boolean).length;

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="x4">
        <FormErrorBanner
          errors={banner}
          {...(banner.some(({ fieldId }) => fieldId) && { title: intl.formatMessage(messages.correctFields) })}
          genericMessage={intl.formatMessage(messages.genericError)}
          attempt={attempt}
        />
        <Text size="small" tone="secondary">
          {intl.formatMessage(messages.required)}
        </Text>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          showLabel={intl.formatMessage(messages.showPassword)}
          rules={{
            title: intl.formatMessage(messages.rules),
            metLabel: intl.formatMessage(messages.ruleMet),
            unmetLabel: intl.formatMessage(messages.ruleNotMet),
            items: [
              {
                id: 'length',
                label: intl.formatMessage(messages.ruleLength, { count: rules.minimumLength }),
                met: hasLengthAtLeast(rules.minimumLength)(values.password) === undefined,
              },
              {
                id: 'classes',
                label: intl.formatMessage(messages.ruleClasses, { count: rules.requiredClasses, special: specialCharacters }),
                met: classes >= rules.requiredClasses,
              },
            ],
          }}
        />
        <Button type="submit" size="large" busy={busy} busyLabel={intl.formatMessage(messages.submitting)}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </Stack>
    </form>
  );
}
