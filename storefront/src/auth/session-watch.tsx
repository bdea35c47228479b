import { Dialog } from '@witryna/ui/dialog';
import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { formsMessages } from '../forms/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import { isPrivate, isQueryKey, useCommerce } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { authMessages } from './messages.ts';
import { PriceRefresh } from './price-refresh.tsx';
import { reauthenticate } from './reauthenticate.ts';
import { replaceCustomer } from './replace-customer.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { SessionWarning } from './session-warning.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useMergeGuestCart } from './use-merge-guest-cart.ts';
import { useResumeInterruptedSignIn } from './use-resume-interrupted-sign-in.ts';
import { useSessionCart } from './use-session-cart.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUser } from './use-user.ts';
import { GuestWishlistTransferSlot } from '../wishlist/index.ts';

/**
 * Follows the session over every page: warns before it ends, asks for the password where work would be lost, says that
 * it has ended.
 */
export function SessionWatch() {
  const ready = [useMessages(authMessages), useMessages(formsMessages)];
  return (
    <>
      <GuestWishlistTransferSlot />
      <PriceRefresh />
      {ready.every(Boolean) && <Watch />}
    </>
  );
}

function Watch() {
  const intl = useIntl();
  const { need, settle } = useSessionWatch();
  const session = useSession();
  // Fetched in advance: it cannot be requested with an expired token.
  const { email } = useUser().currentUser;
  const toast = useToast();
  /** The token whose session the shopper wants to go on; a new one, of another window too, is the answer. */
  const [extending, setExtending] = useState<string>();
  const wasExpired = session.token === undefined && session.wasExpired;
  useResumeInterruptedSignIn();

  const notifyExpired = useEffectEvent(() =>
    toast({ type: 'info', message: intl.formatMessage('auth.ended'), timeout: false }),
  );
  useEffect(() => {
    if (wasExpired) notifyExpired();
  }, [wasExpired]);

  if (session.token === undefined) return null;
  const { token, storedAt, lifetime } = session;
  if (need === 'password' || extending === token) {
    return (
      <PasswordDialog
        email={email}
        over={need === 'password'}
        onDone={() => {
          setExtending(undefined);
          settle();
        }}
      />
    );
  }
  return (
    need === 'warning' && (
      <SessionWarning endsAt={storedAt + lifetime * 1000} onStay={() => setExtending(token)} onDismiss={settle} />
    )
  );
}

interface PasswordDialogProps {
  /** Of the customer; empty while it is not known. */
  email: string;
  /** The session has ended already: closing the dialog signs out. */
  over: boolean;
  onDone(): void;
}

/**
 * Asks for the password over the page, and lets everything go on as it was. While the address of the customer is not
 * known, anyone could sign in here: the customer before is signed out then.
 */
function PasswordDialog({ email, over, onDone }: PasswordDialogProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const sessionCart = useSessionCart();
  const { tell } = useMergeGuestCart();
  const signOut = useSignOut();

  const goOn = async (credentials: { email: string; password: string }) => {
    if (!session || !cart || !sessionCart) return;
    if (email === '') {
      await replaceCustomer(credentials, { client, session, cart, signOut: () => signOut('replaced') });
      // What is typed on the page may be of the customer before.
      window.location.reload();
      return;
    }
    tell(await reauthenticate(credentials, { client, session, cart, sessionCart, onResumed: onDone }));
    // Requests that were rejected in the meantime are repeated.
    await mutate((key) => isQueryKey(key) && isPrivate(key));
  };
  const leave = () => {
    if (over) void signOut('expired');
    else onDone();
  };
  return (
    <Dialog
      open
      role={over ? 'alertdialog' : 'dialog'}
      title={intl.formatMessage(over ? 'auth.over' : 'auth.stay')}
      dismissable={!over}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
    >
      <Stack gap="x4">
        <Text>{intl.formatMessage(over ? 'auth.overText' : 'auth.stayText')}</Text>
        {/* The fields take their first values once, and the address may come later. */}
        <SignInForm key={email} email={email} locked={email !== ''} onSubmit={goOn} />
        <Button variant="secondary" onClick={leave}>
          {intl.formatMessage(over ? 'auth.leave' : 'auth.notNow')}
        </Button>
      </Stack>
    </Dialog>
  );
}
