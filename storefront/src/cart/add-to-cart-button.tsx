import { Button } from '@witryna/ui/button';
import { PlusIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { useState } from 'react';
import { usePanel, useToast } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './adding/messages.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';

interface AddToCartButtonProps {
  sku: string;
  /** Name of the product, for the button and the message. */
  name: string;
  /** Default 1. */
  quantity?: number;
  /** Uids of the chosen option values. Default none. */
  selectedOptions?: readonly string[];
  /** `round` in lists (stays where it is and says so), `wide` on the product page (opens the mini cart). Default `round`. */
  look?: 'round' | 'wide';
}

const none: readonly string[] = [];

/** Puts a product into the cart. */
export function AddToCartButton({ sku, name, quantity = 1, selectedOptions = none, look = 'round' }: AddToCartButtonProps) {
  const intl = useIntl();
  const { add, prepare } = useCartActions();
  const toast = useToast();
  const [, setPanel] = usePanel();
  const errorText = useCartErrorText();
  const [adding, setAdding] = useState(false);

  const addToCart = async () => {
    setAdding(true);
    try {
      const { refusal, newCart, count } = await add({ sku, quantity, selectedOptions });
      if (newCart) toast({ type: 'info', message: intl.formatMessage(messages.newCart) });
      if (refusal) toast({ type: 'warning', message: refusal.messages.join(', ') });
      else if (look === 'wide') setPanel('mini-cart');
      else {
        toast({
          type: 'success',
          message: intl.formatMessage(messages.added, { name, count: count ?? 0 }),
          actionText: intl.formatMessage(messages.openCart),
          onAction: () => setPanel('mini-cart'),
        });
      }
    } catch (error) {
      toast({ type: 'error', message: errorText(error) });
    } finally {
      setAdding(false);
    }
  };

  if (look === 'round') {
    return (
      <IconButton
        variant="filled"
        label={intl.formatMessage(messages.addNamed, { name })}
        icon={<PlusIcon size="medium" />}
        busy={adding}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void addToCart()}
      />
    );
  }
  return (
    <Button
      size="large"
      fullWidth
      busy={adding}
      busyLabel={intl.formatMessage(messages.adding)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void addToCart()}
    >
      {intl.formatMessage(messages.addToCart)}
    </Button>
  );
}
