import { Button } from '@witryna/ui/button';
import { DrawerAccountLinks, type DrawerView } from '@witryna/ui/drawer';
import { Stack } from '@witryna/ui/layout';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useCommerce, useQuery } from '../commerce/index.ts';
import { formsMessages, toPasswordRules } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import {
  ForgotPasswordForm,
  passwordRulesQuery,
  authMessages,
  SignInForm,
  useSignIn,
  useSignOut,
} from '../auth/index.ts';
import { useSession } from '../session/index.ts';
import { GuestWishlistLinkSlot } from '../wishlist/index.ts';
import { AccountCreated } from './account-created.tsx';
import { isConfirmationPending } from './create-account.ts';
import type { CreatedAccount } from './created-account.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { useCreateAccountFields } from './customer-fields/use-customer-fields.ts';
import { accountMessages } from './messages.ts';
import { useAccountLinks } from './use-account-links.ts';

interface DrawerAccountProps {
  view: DrawerView;
  onViewChange(view: DrawerView): void;
  /** A link was followed or the customer has left: the drawer closes. */
  onLeave(): void;
}

/**
 * The views of the drawer besides the menu: sign in, create an account, forgotten password, the account.
 */
export function DrawerAccount(props: DrawerAccountProps) {
  const ready = [useMessages(accountMessages), useMessages(authMessages), useMessages(formsMessages)];
  return ready.every(Boolean) && <View {...props} />;
}

function View({ view, onViewChange, onLeave }: DrawerAccountProps) {
  const { token } = useSession();
  if (token !== undefined) return <Links onLeave={onLeave} />;
  switch (view) {
    case 'CREATE_ACCOUNT':
      return <CreateAccount onViewChange={onViewChange} />;
    case 'FORGOT_PASSWORD':
      return <ForgotPasswordForm />;
    case 'MENU':
    case 'SIGN_IN':
    case 'MY_ACCOUNT':
      return <SignIn onViewChange={onViewChange} onLeave={onLeave} />;
  }
}

function SignIn({ onViewChange, onLeave }: Omit<DrawerAccountProps, 'view'>) {
  const intl = useIntl();
  const signIn = useSignIn();
  return (
    <Stack gap="x4">
      <SignInForm
        onSubmit={async (credentials) => {
          await signIn(credentials);
          onViewChange('MY_ACCOUNT');
        }}
      />
      <Button variant="secondary" onClick={() => onViewChange('CREATE_ACCOUNT')}>
        {intl.formatMessage('auth.signIn.createAccount')}
      </Button>
      <Button variant="quiet" onClick={() => onViewChange('FORGOT_PASSWORD')}>
        {intl.formatMessage('auth.forgot.link')}
      </Button>
      <GuestWishlistLinkSlot onFollow={onLeave} />
    </Stack>
  );
}

const nobody = { email: '', firstname: '', lastname: '' };

function CreateAccount({ onViewChange }: Pick<DrawerAccountProps, 'onViewChange'>) {
  const intl = useIntl();
  const signIn = useSignIn();
  const toast = useToast();
  const { client } = useCommerce();
  const { data } = useQuery(passwordRulesQuery, {});
  const accountFields = useCreateAccountFields();
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  if (created) {
    return (
      <AccountCreated {...created} level={2}>
        <Button onClick={() => onViewChange('SIGN_IN')}>{intl.formatMessage('account.signIn')}</Button>
      </AccountCreated>
    );
  }
  return (
    <CreateAccountForm
      initial={nobody}
      rules={toPasswordRules(data?.storeConfig ?? {})}
      {...accountFields}
      onCreated={async (credentials) => {
        try {
          await signIn(credentials);
        } catch (error) {
          // E.g. a store that wants the address confirmed first.
          setCreated({ email: credentials.email, isUnconfirmed: await isConfirmationPending(client, error) });
          return;
        }
        toast({ type: 'success', message: intl.formatMessage('account.created') });
        onViewChange('MY_ACCOUNT');
      }}
    />
  );
}

function Links({ onLeave }: Pick<DrawerAccountProps, 'onLeave'>) {
  const intl = useIntl();
  const links = useAccountLinks();
  const signOut = useSignOut();
  return (
    <DrawerAccountLinks
      items={links.map(({ section, href, label }) => ({
        id: section,
        label: intl.formatMessage(label),
        href,
      }))}
      onNavigate={onLeave}
      signOutLabel={intl.formatMessage('account.signOut')}
      onSignOut={() => {
        onLeave();
        void signOut();
      }}
    />
  );
}
