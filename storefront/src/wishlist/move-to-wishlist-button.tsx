import { Button } from '@witryna/ui/button';
import { useState } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import { wishlistMessages } from './messages.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { useWishlistEnabled } from './use-wishlist-enabled.ts';
import type { ChosenOptions } from './wishlist-choice.ts';

export interface MoveToWishlistButtonProps extends ChosenOptions {
  sku: string;
  name: string;
  quantity: number;
  /** Takes the line out of the cart, after the list has it. */
  onKept(): Promise<void>;
}

/**
 * Moves a line of the cart to the wishlist: first it is on the list, then it leaves the cart, so that it is never lost.
 */
export function MoveToWishlistButton(props: MoveToWishlistButtonProps) {
  const ready = useMessages(wishlistMessages);
  const enabled = useWishlistEnabled();
  return ready && enabled && <MoveButton {...props} />;
}

function MoveButton({ sku, name, quantity, selectedOptions, enteredOptions, onKept }: MoveToWishlistButtonProps) {
  const intl = useIntl();
  const { add } = useWishlistActions();
  const navigation = useNavigation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      await add({ sku, quantity, selectedOptions, enteredOptions });
      await onKept();
      toast({
        type: 'success',
        message: intl.formatMessage('wishlist.added', { name }),
        actionText: intl.formatMessage('wishlist.see'),
        onAction: () => void navigation?.navigate('/wishlist'),
      });
    } catch {
      toast({ type: 'error', message: intl.formatMessage('wishlist.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      loading={busy}
      loadingLabel={intl.formatMessage('wishlist.moving')}
      aria-label={intl.formatMessage('wishlist.keepNamed', { name })}
      onClick={() => void move()}
    >
      {intl.formatMessage('wishlist.keep')}
    </Button>
  );
}
