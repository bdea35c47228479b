import { Text } from '@witryna/ui/text';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { UnknownOutcomeError, useCommerce } from '../commerce/index.ts';
import {
  isNotEqualToEmail,
  isNotEqualToField,
  isRequired,
  useForm,
  validate,
  validatePassword,
  type PasswordRules,
} from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { CurrentPasswordField, NewPasswordField, renewSession, useSignOut } from '../auth/index.ts';
import { useSessionStore } from '../session/index.ts';
import { AccountForm } from './account-form.tsx';
import { changePassword } from './change-password.ts';
import { getPasswordError } from './password-errors.ts';

interface PasswordFormProps {
  email: string;
  rules: PasswordRules;
}

const empty = { current: '', next: '' };

/** Changes the password. The backend ends all sessions with it; this one goes on with a new token. */
export function PasswordForm({ email, rules }: PasswordFormProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const session = useSessionStore();
  const signOut = useSignOut();
  const toast = useToast();
  const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_EDIT');
  const { form, banner, busy, field, reset } = useForm({
    id: 'password',
    confirm,
    labels: { current: 'account.password.current', next: 'account.password.new' },
    initial: empty,
    check: ({ current, next }) => ({
      current: isRequired(current),
      next: validate(
        next,
        isRequired,
        validatePassword(rules),
        isNotEqualToEmail(email, intl.formatMessage('account.email')),
        isNotEqualToField(current, intl.formatMessage('account.password.current')),
      ),
    }),
    send: async ({ current, next }) => {
      const isRenewed = await changePassword(
        { currentPassword: current, newPassword: next },
        {
          client,
          renew: async () => {
            if (session) await renewSession({ email, password: next }, { client, session });
          },
        },
      );
      reset();
      toast({
        type: 'success',
        message: intl.formatMessage(isRenewed ? 'account.password.saved' : 'account.password.signInAgain'),
      });
      if (isRenewed) return;
      session?.clear();
      await signOut('other-tab');
    },
    describe: (error) =>
      error instanceof UnknownOutcomeError
        ? intl.formatMessage('account.password.unknown')
        : getPasswordError(intl, error),
  });
  return (
    <AccountForm
      title={intl.formatMessage('account.password.title')}
      {...{ form: { ...form, ...captchaForm }, banner, busy }}
    >
      <Text tone="secondary">{intl.formatMessage('account.password.hint')}</Text>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField {...field('current')} />
      <NewPasswordField {...field('next')} rules={rules} />
      <CaptchaField captcha={captcha} />
    </AccountForm>
  );
}
