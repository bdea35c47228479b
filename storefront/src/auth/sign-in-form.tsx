import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useState, type ReactNode } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { getSignInError } from './password-errors.ts';
import { ResendLink } from './resend-link.tsx';

interface SignInFormProps {
  /** Signs in. A refusal is said above the fields. */
  onSubmit(credentials: { email: string; password: string }): Promise<void>;
  /** Email address of the customer who reauthenticates. Default: the shopper enters it. */
  email?: string;
  /** The address cannot be changed. Default false. */
  locked?: boolean;
  /** Below the password, e.g. a link. */
  children?: ReactNode;
}

const labels = { email: 'auth.email', password: 'auth.password' } as const;

/** E-mail address and password. Which of the two is wrong is not said. */
export function SignInForm({ onSubmit, email = '', locked = false, children }: SignInFormProps) {
  const intl = useIntl();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_LOGIN');
  const { form, banner, busy, field } = useForm({
    id: 'sign-in',
    confirm,
    labels,
    initial: { email, password: '' },
    check: (values) => ({
      email: validate(values.email, isRequired, validateEmail),
      password: isRequired(values.password),
    }),
    send: (values) => onSubmit({ email: values.email.trim(), password: values.password }),
    describe: (error) => {
      const problem = getSignInError(error);
      setUnconfirmed(problem === 'auth.signIn.unconfirmed');
      return intl.formatMessage(problem);
    },
  });
  return (
    <form {...form} {...captchaForm}>
      <Stack gap="x4">
        <FormErrorBanner {...banner} />
        {isUnconfirmed && <ResendLink />}
        <TextField {...field('email')} type="email" autoComplete="username" readOnly={locked} />
        <CurrentPasswordField {...field('password')} />
        {children}
        <CaptchaField captcha={captcha} />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('auth.signIn.submitting')}>
          {intl.formatMessage('auth.signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
