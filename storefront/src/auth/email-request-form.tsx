import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { getForgotPasswordError } from './password-errors.ts';

const labels = { email: 'auth.email' } as const;
const empty = { email: '' };

interface EmailRequestFormProps {
  id: string;
  /** reCAPTCHA form type of Magento. */
  captchaForm: string;
  /** What is sent, above the form. */
  text: string;
  /** Address of a form that was sent without scripts; null where it is still to be sent. Default: null. */
  postedEmail?: string | null;
  /** Asks the backend for the mail. */
  send(email: string): Promise<unknown>;
  /** Returns what is said when the mail is sent. */
  getSentText(email: string): string;
}

/**
 * Asks the backend for a mail to an account. The answer is the same for all addresses: it does not reveal which accounts
 * exist.
 */
export function EmailRequestForm({
  id,
  captchaForm,
  text,
  postedEmail = null,
  send,
  getSentText,
}: EmailRequestFormProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(postedEmail);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  const { form: captchaProps, captcha, confirm } = useCaptcha(captchaForm);
  const { form, banner, busy, field } = useForm({
    id,
    confirm,
    labels,
    initial: empty,
    check: ({ email }) => ({ email: validate(email, isRequired, validateEmail) }),
    send: async (values) => {
      const email = values.email.trim();
      try {
        await send(email);
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
        <Text>{getSentText(sentTo)}</Text>
      </Stack>
    );
  }
  return (
    <form {...form} {...captchaProps}>
      <Stack gap="x4">
        <Text>{text}</Text>
        <FormErrorBanner {...banner} />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <CaptchaField captcha={captcha} />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('auth.forgot.submitting')}>
          {intl.formatMessage('auth.forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
