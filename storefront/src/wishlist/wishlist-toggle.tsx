import { FavoriteButton } from '@witryna/ui/favorite-button';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { execute, type ResultOf, useCommerce, useQuery } from '../commerce/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { maxGuestWishlistItems } from './guest-wishlist.ts';
import { wishlistMessages } from './messages.ts';
import { findListedIds } from './listed-wishes.ts';
import { useGuestWishlist } from './use-guest-wishlist.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';
import { findWishes, getWishKey, type ChosenOptions } from './wishlist-choice.ts';
import { allListed, wishlistChoicesQuery, wishlistSkusQuery } from './wishlist-operations.ts';

export interface WishlistToggleProps {
  sku: string;
  /** Name of the product, for the button. */
  name: string;
  /** Options that are chosen now. Default: the toggle is for the product with any options, and adds it without. */
  options?: ChosenOptions | undefined;
}

/** The wishlist toggle of a product; nothing where the store keeps no wishlists. */
export function WishlistToggle(props: WishlistToggleProps) {
  const ready = useMessages(wishlistMessages);
  const enabled = useWishlistEnabled();
  return ready && enabled && <ToggleButton {...props} />;
}

function ToggleButton({ sku, name, options }: WishlistToggleProps) {
  const intl = useIntl();
  const { token } = useSession();
  const { client } = useCommerce();
  const { data } = useQuery(wishlistSkusQuery, token === undefined ? null : {});
  const [guestItems, guest] = useGuestWishlist();
  const { add, remove, findLines: fetchLines, refresh } = useWishlistActions();
  const navigation = useNavigation();
  const toast = useToast();
  const announceSlow = useSlowNotice();
  // Shown immediately; the list that comes afterward decides.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [list] = data?.customer?.wishlists ?? [];
  const items = list?.items_v2?.items ?? [];
  // A longer list is requested in part.
  const isKnown = data !== undefined && items.length < allListed.pageSize;
  const ofProduct = items.flatMap((item) => (item?.product?.sku === sku ? [item.id] : []));
  // Most products are not on the list, and a card has no options: what was chosen is requested for the others only.
  const choices = useQuery(wishlistChoicesQuery, options && ofProduct.length > 0 ? allListed : null);
  const findLines = ({ customer }: ResultOf<typeof wishlistChoicesQuery.document>) =>
    findListedIds(customer?.wishlists[0]?.items_v2?.items ?? [], sku, options);
  const chosen = options ?? { selectedOptions: [] };
  const key = getWishKey({ sku, ...chosen });
  // Lines that a click has found in the part that is not requested.
  const [found, setFound] = useState<{ key: string; lines: readonly string[] } | null>(null);
  const requested = options && choices.data ? findLines(choices.data) : ofProduct;
  const lines = !isKnown && requested.length === 0 && found?.key === key ? found.lines : requested;
  // After a sign-in a product stays on the device until it is on the customer's list.
  const onDevice = findWishes(guestItems, sku, options);

  const tellRemoved = () => toast({ type: 'info', message: intl.formatMessage('wishlist.removed', { name }) });
  const seeList = {
    actionText: intl.formatMessage('wishlist.see'),
    onAction: () => void navigation?.navigate('/wishlist'),
  };

  /** What is known of the choices on the list; fetched where a press came before the answer, or that had failed. */
  const getLines = async () => {
    if (!options || ofProduct.length === 0 || choices.data) return lines;
    return findLines((await execute(client, wishlistChoicesQuery, allListed)).data);
  };

  const changeAccount = async (wanted: boolean) => {
    setPressed(wanted);
    try {
      const listed = wanted && !isKnown ? await announceSlow(fetchLines(sku, options)) : [];
      if (listed.length > 0) {
        setFound({ key, lines: listed });
        await refresh();
      } else if (wanted) {
        await announceSlow(add({ sku, ...chosen }));
        toast({ type: 'success', message: intl.formatMessage('wishlist.added', { name }), ...seeList });
      } else {
        const removed = await getLines();
        if (removed.length > 0) {
          if (!list?.id) throw new Error('The list is not known.');
          await announceSlow(remove(list.id, removed));
        }
        setFound(null);
        guest.remove(onDevice);
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
      guest.remove(onDevice);
      tellRemoved();
    } else if (guest.add({ sku, ...chosen })) {
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
      label={intl.formatMessage('wishlist.favorite', { name })}
      pressed={pressed ?? (lines.length > 0 || onDevice.length > 0)}
      onPressedChange={(wanted) => {
        if (pressed !== null) return;
        if (token === undefined) changeDevice(wanted);
        else void changeAccount(wanted);
      }}
    />
  );
}
