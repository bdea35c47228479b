import { Alert } from '@witryna/ui/alert';
import { Button, ButtonLink } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { TextLink } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { execute, useCommerce } from '../commerce/index.ts';
import {
  isNotEqualToEmail,
  isRequired,
  useForm,
  validate,
  validateEmail,
  validatePassword,
  type PasswordRules,
} from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { resetPasswordMutation } from './password-operations.ts';
import { isRefusedInput, getResetError } from './password-errors.ts';
import { dispatchPasswordReset, useUser } from './use-user.ts';

const labels = { email: 'auth.email', password: 'auth.reset.new' } as const;
const empty = { email: '', password: '' };

/** Sets a new password with the token of the mailed link; the token leaves the address bar immediately. */
export function ResetPasswordForm({ rules }: { rules: PasswordRules }) {
  const intl = useIntl();
  const { client } = useCommerce();
  const navigation = useNavigation();
  const toast = useToast();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const { isResettingPassword, resetPasswordError } = useUser();
  useEffect(() => {
    if (window.location.search) navigation?.replaceAddress(window.location.pathname);
  }, [navigation]);
  const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_FORGOT_PASSWORD');
  const { form, banner, busy, field } = useForm({
    id: 'reset-password',
    confirm,
    labels,
    initial: empty,
    check: ({ email, password }) => ({
      email: validate(email, isRequired, validateEmail),
      password: validate(
        password,
        isRequired,
        validatePassword(rules),
        isNotEqualToEmail(email, intl.formatMessage('auth.email')),
      ),
    }),
    send: async ({ email, password }) => {
      dispatchPasswordReset({ type: 'request' });
      try {
        await execute(client, resetPasswordMutation, { email: email.trim(), token, password });
      } catch (error) {
        dispatchPasswordReset({ type: 'receive', error });
        throw error;
      }
      dispatchPasswordReset({ type: 'receive' });
      toast({ type: 'success', message: intl.formatMessage('auth.reset.done') });
      void navigation?.navigate('/sign-in', { replace: true });
    },
    describe: (error) => {
      const problem = getResetError(error);
      return problem ? intl.formatMessage(problem) : undefined;
    },
  });
  if (!token) {
    return (
      <Stack align="start">
        <Alert role="alert" tone="warning">
          {intl.formatMessage('auth.reset.noToken')}
        </Alert>
        <ButtonLink href="/forgot-password">{intl.formatMessage('auth.reset.askForLink')}</ButtonLink>
      </Stack>
    );
  }
  return (
    <form {...form} {...captchaForm}>
      <Stack gap="x4">
        <FormErrorBanner {...banner} />
        {isRefusedInput(resetPasswordError) && (
          <TextLink href="/forgot-password">{intl.formatMessage('auth.reset.askForLink')}</TextLink>
        )}
        <TextField {...field('email')} type="email" autoComplete="username" />
        <NewPasswordField {...field('password')} rules={rules} />
        <CaptchaField captcha={captcha} />
        <Button
          type="submit"
          size="large"
          loading={busy || isResettingPassword}
          loadingLabel={intl.formatMessage('auth.reset.submitting')}
        >
          {intl.formatMessage('auth.reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
