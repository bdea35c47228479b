import { FavoriteButton } from '@witryna/ui/favorite-button';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useQuery } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { maxGuestWishlistItems } from './guest-wishlist.ts';
import { wishlistMessages } from './messages.ts';
import { useGuestWishlist } from './use-guest-wishlist.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';
import type { ChosenOptions } from './wishlist-choice.ts';
import { wishlistSkusQuery } from './wishlist-operations.ts';

export interface WishlistToggleProps {
  sku: string;
  /** Name of the product, for the button. */
  name: string;
  /** Returns the options that are chosen at the moment of the click. Default: none. */
  resolveOptions?(): ChosenOptions;
}

/** The wishlist toggle of a product; nothing where the store keeps no wishlists. */
export function WishlistToggle(props: WishlistToggleProps) {
  const ready = useMessages(wishlistMessages);
  const enabled = useWishlistEnabled();
  return ready && enabled && <ToggleButton {...props} />;
}

const noOptions = (): ChosenOptions => ({ selectedOptions: [] });

function ToggleButton({ sku, name, resolveOptions = noOptions }: WishlistToggleProps) {
  const intl = useIntl();
  const { token } = useSession();
  const { data } = useQuery(wishlistSkusQuery, token === undefined ? null : {});
  const [guestItems, guest] = useGuestWishlist();
  const { add, remove } = useWishlistActions();
  const navigation = useNavigation();
  const toast = useToast();
  // Shown immediately; the list that comes afterwards decides.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [list] = data?.customer?.wishlists ?? [];
  const lines = (list?.items_v2?.items ?? []).flatMap((item) => (item?.product?.sku === sku ? [item.id] : []));
  // After a sign-in a product stays on the device until it is on the customer's list.
  const isOnDevice = guestItems.some((wish) => wish.sku === sku);

  const tellRemoved = () => toast({ type: 'info', message: intl.formatMessage('wishlist.removed', { name }) });
  const seeList = {
    actionText: intl.formatMessage('wishlist.see'),
    onAction: () => void navigation?.navigate('/wishlist'),
  };

  const changeAccount = async (wanted: boolean) => {
    setPressed(wanted);
    try {
      if (wanted) {
        await add({ sku, ...resolveOptions() });
        toast({ type: 'success', message: intl.formatMessage('wishlist.added', { name }), ...seeList });
      } else {
        guest.remove([sku]);
        if (list?.id && lines.length > 0) await remove(list.id, lines);
        tellRemoved();
      }
    } catch {
      toast({ type: 'error', message: intl.formatMessage('wishlist.failed') });
    } finally {
      setPressed(null);
    }
  };

  const changeDevice = (wanted: boolean) => {
    if (!wanted) {
      guest.remove([sku]);
      tellRemoved();
    } else if (guest.add({ sku, ...resolveOptions() })) {
      toast({
        type: 'success',
        message: intl.formatMessage('wishlist.guestAdded', { name }),
        actionText: intl.formatMessage('wishlist.signIn'),
        onAction: () => {
          const { pathname, search } = window.location;
          void navigation?.navigate('/sign-in', { state: { returnTo: `${pathname}${search}` } });
        },
      });
    } else {
      toast({
        type: 'warning',
        message: intl.formatMessage('wishlist.guestFull', { count: maxGuestWishlistItems }),
        ...seeList,
      });
    }
  };

  return (
    <FavoriteButton
      label={intl.formatMessage('wishlist.favourite', { name })}
      pressed={pressed ?? (lines.length > 0 || isOnDevice)}
      onPressedChange={(wanted) => {
        if (pressed !== null) return;
        if (token === undefined) changeDevice(wanted);
        else void changeAccount(wanted);
      }}
    />
  );
}
