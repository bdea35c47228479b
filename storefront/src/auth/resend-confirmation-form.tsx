import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { execute, isSupported, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ConfirmationByShop } from './confirmation-by-shop.tsx';
import { resendConfirmationMutation } from './confirmation-operations.ts';
import { getForgotPasswordError } from './password-errors.ts';

const labels = { email: 'auth.email' } as const;
const empty = { email: '' };

/**
 * Sends the mail that confirms a new account again. The answer is the same for all addresses: it does not reveal which
 * accounts exist.
 */
export function ResendConfirmationForm() {
  const intl = useIntl();
  const { client } = useCommerce();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  const { form, banner, busy, field } = useForm({
    id: 'resend-confirmation',
    labels,
    initial: empty,
    check: ({ email }) => ({ email: validate(email, isRequired, validateEmail) }),
    send: async (values) => {
      const email = values.email.trim();
      try {
        await execute(client, resendConfirmationMutation, { email });
      } catch (error) {
        if (getForgotPasswordError(error)) throw error;
      }
      setSentTo(email);
    },
    describe: (error) => intl.formatMessage(getForgotPasswordError(error) ?? 'auth.forgot.failed'),
  });
  if (!isSupported(client, resendConfirmationMutation)) return <ConfirmationByShop />;
  if (sentTo !== null) {
    return (
      <Stack gap="x3">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {intl.formatMessage('auth.forgot.sent')}
        </Heading>
        <Text>{intl.formatMessage('auth.confirm.resentText', { email: sentTo })}</Text>
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="x4">
        <Text>{intl.formatMessage('auth.confirm.resendText')}</Text>
        <FormErrorBanner {...banner} />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('auth.forgot.submitting')}>
          {intl.formatMessage('auth.forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
