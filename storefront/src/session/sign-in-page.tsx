import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { PasswordField } from '@witryna/ui/password-field';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { definePage, useNavigation, useToast } from '../app/index.ts';
import { useCartIdStore } from '../cart/index.ts';
import { CommerceError, useCommerce } from '../commerce/index.ts';
import { fieldMessage, formMessages, isRequired, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, sessionCatalogue } from './messages.ts';
import { returnPath } from './return-path.ts';
import { useSessionStore } from './session-context.tsx';
import { signIn, type SignInResult } from './sign-in.ts';

function SignInPage() {
  const intl = useIntl();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const navigation = useNavigation();
  const toast = useToast();
  const [values, setValues] = useState({ email: '', password: '' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [banner, setBanner] = useState<{ message: string; fieldId?: string }[]>([]);
  const emailError = fieldMessage(intl, attempt > 0 ? validate(values.email, isRequired, validateEmail) : undefined);
  const passwordError = fieldMessage(intl, attempt > 0 ? isRequired(values.password) : undefined);

  const tellOfCart = (result: SignInResult) => {
    if (result.cart === 'kept') return;
    toast({
      type: 'warning',
      timeout: false,
      message: intl.formatMessage(messages.mergeFailed),
      actionText: intl.formatMessage(messages.mergeRetry),
      onAction: () => void result.retry().then(tellOfCart),
    });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !session || !cart) return;
    setAttempt((count) => count + 1);
    const wrongEmail = fieldMessage(intl, validate(values.email, isRequired, validateEmail));
    const wrongPassword = fieldMessage(intl, isRequired(values.password));
    const wrong = [
      ...(wrongEmail ? [{ fieldId: 'sign-in-email', message: `${intl.formatMessage(messages.email)}: ${wrongEmail}` }] : []),
      ...(wrongPassword ? [{ fieldId: 'sign-in-password', message: `${intl.formatMessage(messages.password)}: ${wrongPassword}` }] : []),
    ];
    setBanner(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      const result = await signIn(
        { email: values.email.trim(), password: values.password },
        { client, session, cart },
      );
      tellOfCart(result);
      void navigation?.navigate(returnPath(navigation.getState().shown.place.state), { replace: true });
    } catch (error) {
      const refused = error instanceof CommerceError && error.kind === 'graphql';
      setBanner([{ message: intl.formatMessage(refused ? messages.wrong : messages.failed) }]);
      setBusy(false);
    }
  };

  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="x4">
            <FormErrorBanner
              errors={banner}
              {...(banner.some(({ fieldId }) => fieldId) && { title: intl.formatMessage(messages.correctFields) })}
              genericMessage={intl.formatMessage(messages.genericError)}
              attempt={attempt}
            />
            <TextField
              id="sign-in-email"
              name="email"
              type="email"
              autoComplete="username"
              label={intl.formatMessage(messages.email)}
              error={emailError}
              value={values.email}
              onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
            />
            <PasswordField
              id="sign-in-password"
              name="password"
              autoComplete="current-password"
              label={intl.formatMessage(messages.password)}
              showLabel={intl.formatMessage(messages.showPassword)}
              error={passwordError}
              value={values.password}
              onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
            />
            <Button type="submit" size="large" busy={busy} busyLabel={intl.formatMessage(messages.submitting)}>
              {intl.formatMessage(messages.submit)}
            </Button>
          </Stack>
        </form>
        <Text>
          {intl.formatMessage(messages.newHere)} <TextLink href="/create-account">{intl.formatMessage(messages.createAccount)}</TextLink>
        </Text>
      </Stack>
    </PageBlock>
  );
}

/** The sign-in page (RTE-04). */
export const page = definePage({
  catalogues: [sessionCatalogue, formMessages],
  load: (_: object, { intl }) => Promise.resolve({ view: null, metadata: { title: intl.formatMessage(messages.title) } }),
  Component: SignInPage,
});
