import { ButtonLink } from '@witryna/ui/button';
import { Inline, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useNavigation, useNavigationState } from '../platform/navigation/navigation-context.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import type { SignInRouteParams } from './sign-in-route.ts';
import { preloadCaptcha } from '../captcha/index.ts';
import { formsMessages, toPasswordRules, type PasswordRules } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { DeletionNote } from './deletion-note.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { authMessages } from './messages.ts';
import { NewsletterLink } from './newsletter-link.tsx';
import { passwordRulesQuery } from './password-rules-query.ts';
import { ResendConfirmationForm } from './resend-confirmation-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { returnPath } from './return-path.ts';
import { useSession, ReturnLink } from '../session/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import { GuestWishlistLinkSlot } from '../wishlist/index.ts';

/** Rules of passwords, where one is chosen. */
type SignInView =
  | { view: Exclude<SignInRouteParams['view'], 'reset-password'> }
  | { view: 'reset-password'; rules: PasswordRules };

const titles = {
  'sign-in': 'auth.signIn.title',
  'forgot-password': 'auth.forgot.title',
  'reset-password': 'auth.reset.title',
  'signed-out': 'auth.signedOut.title',
  'confirm-email': 'auth.confirm.title',
  'resend-confirmation': 'auth.confirm.resend',
  'newsletter-link': 'auth.newsletter.title',
} as const;

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
  const inBrowser = useHydrated();
  switch (view.view) {
    case 'sign-in':
      return <SignIn />;
    case 'forgot-password':
      return <ForgotPassword />;
    case 'signed-out':
      return <SignedOut />;
    case 'confirm-email':
      // The key is in the address, which only the browser reads.
      return inBrowser && <ConfirmEmailForm />;
    case 'newsletter-link':
      return <NewsletterLink />;
    case 'resend-confirmation':
      return <ResendConfirmation />;
    case 'reset-password':
      // So is the token.
      return inBrowser && <ResetPasswordForm rules={view.rules} />;
  }
}

/** Whoever makes an account first goes on to where they wanted to go, too. */
function CreateAccountLink() {
  const intl = useIntl();
  return (
    <ReturnLink href="/create-account" state={useNavigationState(({ current: shown }) => shown.location.state)}>
      {intl.formatMessage('auth.signIn.createAccount')}
    </ReturnLink>
  );
}

function SignIn() {
  const intl = useIntl();
  const navigation = useNavigation();
  const { token } = useSession();
  const signIn = useSignIn();
  // Whoever is signed in, here or in another tab, goes on to where they wanted to go.
  const [submitting, setSubmitting] = useState(false);
  const goOn = token !== undefined && !submitting;
  useEffect(() => {
    if (goOn) void navigation?.navigate(returnPath(navigation.getState().current.location.state), { replace: true });
  }, [goOn, navigation]);
  return (
    <>
      <DeletionNote />
      <SignInForm
        onSubmit={async (credentials) => {
          setSubmitting(true);
          await signIn(credentials).finally(() => setSubmitting(false));
        }}
      >
        <Text size="small">
          <TextLink href="/forgot-password">{intl.formatMessage('auth.forgot.link')}</TextLink>
        </Text>
      </SignInForm>
      <Text>
        {intl.formatMessage('auth.signIn.newHere')} <CreateAccountLink />
      </Text>
      <GuestWishlistLinkSlot />
    </>
  );
}

function ForgotPassword() {
  const intl = useIntl();
  return (
    <>
      <ForgotPasswordForm />
      <Text>
        <TextLink href="/sign-in">{intl.formatMessage('auth.backToSignIn')}</TextLink>
      </Text>
    </>
  );
}

function ResendConfirmation() {
  const intl = useIntl();
  return (
    <>
      <ResendConfirmationForm />
      <Text>
        <TextLink href="/sign-in">{intl.formatMessage('auth.backToSignIn')}</TextLink>
      </Text>
    </>
  );
}

/** Confirms that the customer has left; its heading has the focus. */
function SignedOut() {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage('auth.signedOut.text')}</Text>
      <Inline gap="x6">
        <ButtonLink href="/">{intl.formatMessage('auth.signedOut.shop')}</ButtonLink>
        <TextLink href="/sign-in" standalone>
          {intl.formatMessage('auth.signedOut.again')}
        </TextLink>
      </Inline>
    </>
  );
}

/** Signing in, and what to do without the password. */
export const page = definePage<SignInRouteParams, SignInView>({
  messageCatalogs: [authMessages, formsMessages],
  load: async ({ view }, context) => {
    const metadata = { title: context.intl.formatMessage(titles[view]) };
    const captcha = preloadCaptcha(context);
    if (view !== 'reset-password') {
      await captcha;
      return { view: { view }, metadata };
    }
    const [{ storeConfig }] = await Promise.all([context.fetch(passwordRulesQuery, {}), captcha]);
    return { view: { view, rules: toPasswordRules(storeConfig ?? {}) }, metadata };
  },
  Component: SignInPage,
});
