import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reportError } from '../platform/errors/report-error.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { CommerceError, useCommerce } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { wishlistMessages } from './messages.ts';
import { moveGuestWishlist, type MovedWishlist } from './move-guest-wishlist.ts';
import { useGuestWishlist } from './use-guest-wishlist.ts';
import { listViews } from './use-wishlist-actions.ts';

const lockName = 'witryna-guest-wishlist';

/**
 * Runs work unless another tab, or an earlier call of this one, is still doing it. Without locks in the browser, the
 * list of the backend tells what was added.
 */
async function runAlone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/**
 * Moves the wishlist of the device to the account of the customer who is signed in; what is left after a failure
 * follows at the next page.
 */
export function GuestWishlistTransfer() {
  const ready = useMessages(wishlistMessages);
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const session = useSession();
  const store = useSessionStore();
  const [, guest] = useGuestWishlist();
  const navigation = useNavigation();
  const toast = useToast();
  const { pathname } = useLocation();
  const isCustomer = session.token !== undefined && !session.isExpired;

  const report = ({ added, refused }: MovedWishlist) => {
    if (refused > 0) toast({ type: 'info', message: intl.formatMessage('wishlist.guestRefused', { count: refused }) });
    if (added === 0) return;
    toast({
      type: 'success',
      message: intl.formatMessage('wishlist.guestMoved', { count: added }),
      actionText: intl.formatMessage('wishlist.see'),
      onAction: () => void navigation?.navigate('/wishlist'),
    });
  };
  const move = useEffectEvent(async () => {
    if (guest.getItems().length === 0) return;
    const { epoch } = session;
    try {
      await runAlone(async () => {
        report(
          await moveGuestWishlist({
            client,
            guest,
            isCurrent: () => store?.getState().epoch === epoch,
            refresh: () => mutate((key) => Array.isArray(key) && listViews.includes(String(key[1]))),
          }),
        );
      });
    } catch (error) {
      // What the backend could not take now stays on the device.
      if (!(error instanceof CommerceError)) reportError(error);
    }
  });
  useEffect(() => {
    if (ready && isCustomer) void move();
  }, [ready, isCustomer, pathname]);
  return null;
}
