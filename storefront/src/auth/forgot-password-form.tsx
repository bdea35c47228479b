import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { execute, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, usePostedForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { requestPasswordResetMutation } from './password-operations.ts';
import { getForgotPasswordError } from './password-errors.ts';

const labels = { email: 'auth.email' } as const;
const empty = { email: '' };

/**
 * Asks for the link that sets a new password. The answer is the same whether there is such an account or not.
 */
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
        // Some backends reject unknown addresses; the response must not reveal whether an account exists.
        if (getForgotPasswordError(error)) throw error;
      }
      setSentTo(email);
    },
    describe: (error) => intl.formatMessage(getForgotPasswordError(error) ?? 'auth.forgot.failed'),
  });
  if (sentTo !== null) {
    return (
      <Stack gap="x3">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {intl.formatMessage('auth.forgot.sent')}
        </Heading>
        <Text>{intl.formatMessage('auth.forgot.sentText', { email: sentTo })}</Text>
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="x4">
        <Text>{intl.formatMessage('auth.forgot.text')}</Text>
        <FormErrorBanner {...banner} />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('auth.forgot.submitting')}>
          {intl.formatMessage('auth.forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
