import { FavouriteButton } from '@witryna/ui/favourite-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useToast } from '../app/index.ts';
import { useOperation } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useSession } from '../shopper/index.ts';
import { messages, wishlistCatalogue } from './messages.ts';
import { useWishlistActions, type WishlistChoice } from './use-wishlist-actions.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';
import { takeWanted, wantAfterSignIn } from './wanted-product.ts';
import type { WishlistHeartProps } from './wishlist-heart.tsx';
import { wishlistSkusQuery } from './wishlist-operations.ts';

/** The heart of a product; nothing where the store keeps no wishlists (ACC-07, WI-1). */
export function Heart(props: WishlistHeartProps) {
  const ready = useMessages(wishlistCatalogue);
  const enabled = useWishlistEnabled();
  return ready && enabled && <HeartButton {...props} />;
}

function HeartButton({ sku, name, selectedOptions = [] }: WishlistHeartProps) {
  const intl = useIntl();
  const { token } = useSession();
  const { data } = useOperation(wishlistSkusQuery, token === undefined ? null : {});
  const { add, remove } = useWishlistActions();
  const navigation = useNavigation();
  const toast = useToast();
  // Shown at once; the list that comes afterwards decides.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [list] = data?.customer?.wishlists ?? [];
  const lines = (list?.items_v2?.items ?? []).flatMap((item) => (item?.product?.sku === sku ? [item.id] : []));

  const change = async (wanted: WishlistChoice | null) => {
    setPressed(wanted !== null);
    try {
      if (wanted) {
        await add(wanted);
        toast({
          type: 'success',
          message: intl.formatMessage(messages.added, { name }),
          actionText: intl.formatMessage(messages.see),
          onAction: () => void navigation?.navigate('/wishlist'),
        });
      } else if (list?.id) {
        await remove(list.id, lines);
        toast({ type: 'info', message: intl.formatMessage(messages.removed, { name }) });
      }
    } catch {
      toast({ type: 'error', message: intl.formatMessage(messages.failed) });
    } finally {
      setPressed(null);
    }
  };

  const addWanted = useEffectEvent(change);
  useEffect(() => {
    const wanted = token === undefined ? null : takeWanted(sku);
    if (wanted) void Promise.resolve().then(() => addWanted(wanted));
  }, [token, sku]);

  return (
    <FavouriteButton
      label={intl.formatMessage(messages.favourite, { name })}
      pressed={pressed ?? lines.length > 0}
      onPressedChange={(wanted) => {
        if (pressed !== null) return;
        if (token !== undefined) {
          void change(wanted ? { sku, selectedOptions } : null);
          return;
        }
        wantAfterSignIn({ sku, selectedOptions });
        toast({ type: 'info', message: intl.formatMessage(messages.signInFirst, { name }) });
        const { pathname, search } = window.location;
        void navigation?.navigate('/sign-in', { state: { returnTo: `${pathname}${search}` } });
      }}
    />
  );
}
