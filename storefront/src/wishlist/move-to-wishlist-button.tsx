import { Button } from '@witryna/ui/button';
import { useState } from 'react';
import { useNavigation, useToast } from '../app/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { messages, wishlistCatalogue } from './messages.ts';
import type { MoveToWishlistProps } from './move-to-wishlist.tsx';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';

/** Moves a line of the cart to the wishlist: first it is on the list, then it leaves the cart, so that it is never lost. */
export function MoveToWishlistButton(props: MoveToWishlistProps) {
  const ready = useMessages(wishlistCatalogue);
  const enabled = useWishlistEnabled();
  return ready && enabled && <MoveButton {...props} />;
}

function MoveButton({ sku, name, quantity, selectedOptions, onKept }: MoveToWishlistProps) {
  const intl = useIntl();
  const { add } = useWishlistActions();
  const navigation = useNavigation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      await add({ sku, quantity, selectedOptions });
      await onKept();
      toast({
        type: 'success',
        message: intl.formatMessage(messages.added, { name }),
        actionText: intl.formatMessage(messages.see),
        onAction: () => void navigation?.navigate('/wishlist'),
      });
    } catch {
      toast({ type: 'error', message: intl.formatMessage(messages.failed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      busyLabel={intl.formatMessage(messages.moving)}
      aria-label={intl.formatMessage(messages.keepNamed, { name })}
      onClick={() => void move()}
    >
      {intl.formatMessage(messages.keep)}
    </Button>
  );
}
