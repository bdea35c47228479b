import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { definePage, useInBrowser, useNavigation, useNavigationState, type SignInPlace } from '../app/index.ts';
import { formMessages, readPasswordRules, type PasswordRules } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { messages, sessionCatalogue } from './messages.ts';
import { passwordRulesQuery } from './password-rules-query.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ReturnLink } from './return-link.tsx';
import { returnPath } from './return-path.ts';
import { useSession } from '../shopper/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Rules of passwords, where one is chosen. */
type SignInView = { view: 'sign-in' | 'forgot-password' | 'signed-out' } | { view: 'reset-password'; rules: PasswordRules };

const titles = {
  'sign-in': messages.title,
  'forgot-password': messages.forgotTitle,
  'reset-password': messages.resetTitle,
  'signed-out': messages.signedOutTitle,
};

function SignInPage({ view }: { view: SignInView }) {
  const intl = useIntl();
  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage(titles[view.view])}</Heading>
        <View key={view.view} view={view} />
      </Stack>
    </PageBlock>
  );
}

function View({ view }: { view: SignInView }) {
  const inBrowser = useInBrowser();
  switch (view.view) {
    case 'sign-in':
      return <SignIn />;
    case 'forgot-password':
      return <ForgotPassword />;
    case 'signed-out':
      return <SignedOut />;
    case 'reset-password':
      // The token stands in the address, which only the browser reads.
      return inBrowser && <ResetPasswordForm rules={view.rules} />;
  }
}

/** Whoever makes an account first goes on to where they wanted to go, too. */
function CreateAccountLink() {
  const intl = useIntl();
  return (
    <ReturnLink href="/create-account" state={useNavigationState(({ shown }) => shown.place.state)}>
      {intl.formatMessage(messages.createAccount)}
    </ReturnLink>
  );
}

function SignIn() {
  const intl = useIntl();
  const navigation = useNavigation();
  const { token } = useSession();
  const signIn = useSignIn();
  // Whoever is signed in, here or in another tab, goes on to where they wanted to go (RTE-26, decision OPN-62).
  const [submitting, setSubmitting] = useState(false);
  const goOn = token !== undefined && !submitting;
  useEffect(() => {
    if (goOn) void navigation?.navigate(returnPath(navigation.getState().shown.place.state), { replace: true });
  }, [goOn, navigation]);
  return (
    <>
      <SignInForm
        onSubmit={async (credentials) => {
          setSubmitting(true);
          await signIn(credentials).finally(() => setSubmitting(false));
        }}
      >
        <Text size="small">
          <TextLink href="/forgot-password">{intl.formatMessage(messages.forgot)}</TextLink>
        </Text>
      </SignInForm>
      <Text>
        {intl.formatMessage(messages.newHere)} <CreateAccountLink />
      </Text>
    </>
  );
}

function ForgotPassword() {
  const intl = useIntl();
  return (
    <>
      <ForgotPasswordForm />
      <Text>
        <TextLink href="/sign-in">{intl.formatMessage(messages.backToSignIn)}</TextLink>
      </Text>
    </>
  );
}

/** Confirms that the customer has left; its heading has the focus (AC-3). */
function SignedOut() {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage(messages.signedOutText)}</Text>
      <TextLink href="/">{intl.formatMessage(messages.backToShop)}</TextLink>
      <TextLink href="/sign-in">{intl.formatMessage(messages.signInAgain)}</TextLink>
    </>
  );
}

/** Signing in, and what to do without the password (RTE-04, RTE-06, RTE-07). */
export const page = definePage<SignInPlace, SignInView>({
  catalogues: [sessionCatalogue, formMessages],
  load: async ({ view }, { intl, fetch }) => {
    const metadata = { title: intl.formatMessage(titles[view]) };
    if (view !== 'reset-password') return { view: { view }, metadata };
    const { storeConfig } = await fetch(passwordRulesQuery, {});
    return { view: { view, rules: readPasswordRules(storeConfig ?? {}) }, metadata };
  },
  Component: SignInPage,
});
