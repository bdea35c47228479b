import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { execute, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, usePostedForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { requestPasswordResetMutation } from './password-operations.ts';
import { forgotProblem } from './password-refusal.ts';

const labels = { email: messages.email };
const empty = { email: '' };

/** Asks for the link that sets a new password. The answer is the same whether there is such an account or not (ACC-04, decision OPN-25). */
export function ForgotPasswordForm() {
  const intl = useIntl();
  const { client } = useCommerce();
  const posted = usePostedForm();
  const [sentTo, setSentTo] = useState(posted?.error === null ? (posted.values['email'] ?? '') : null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  const { form, banner, busy, field } = useForm({
    id: 'forgot-password',
    labels,
    initial: empty,
    check: ({ email }) => ({ email: validate(email, isRequired, validateEmail) }),
    send: async (values) => {
      const email = values.email.trim();
      try {
        await execute(client, requestPasswordResetMutation, { email });
      } catch (error) {
        // Some backends refuse unknown addresses: whether there is an account is nobody's business.
        if (forgotProblem(error)) throw error;
      }
      setSentTo(email);
    },
    describe: (error) => intl.formatMessage(forgotProblem(error) ?? messages.forgotFailed),
  });
  if (sentTo !== null) {
    return (
      <Stack gap="x3">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {intl.formatMessage(messages.forgotSent)}
        </Heading>
        <Text>{intl.formatMessage(messages.forgotSentText, { email: sentTo })}</Text>
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="x4">
        <Text>{intl.formatMessage(messages.forgotText)}</Text>
        <FormErrorBanner {...banner} />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <Button type="submit" size="large" busy={busy} busyLabel={intl.formatMessage(messages.forgotSubmitting)}>
          {intl.formatMessage(messages.forgotSubmit)}
        </Button>
      </Stack>
    </form>
  );
}
