import { Button } from '@witryna/ui/button';
import { PlusIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { useState, type MouseEvent } from 'react';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { usePanel, useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl } from '../i18n/index.ts';
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
  /**
   * `round` in lists (stays where it is and says so), `wide` on the product page (opens the mini cart). Default
   * `round`.
   */
  look?: 'round' | 'wide';
}

const none: readonly string[] = [];
/** The inline script of the page keeps a click on it for the application. */
const submit = { type: 'submit', 'data-replay': '' } as const;

/**
 * Puts a product into the cart. Without scripts it submits a form to the server: in lists its own, on the product page
 * the one around it. What is clicked before the scripts are there is replayed instead.
 */
export function AddToCartButton({
  sku,
  name,
  quantity = 1,
  selectedOptions = none,
  look = 'round',
}: AddToCartButtonProps) {
  const intl = useIntl();
  const { add, prepare } = useCartActions();
  const toast = useToast();
  const [, setPanel] = usePanel();
  const errorText = useCartErrorText();
  const action = useStoreViewHref('/cart');
  const [adding, setAdding] = useState(false);

  const addToCart = async (event: MouseEvent) => {
    event.preventDefault();
    setAdding(true);
    try {
      const { refusal, newCart, count } = await add({ sku, quantity, selectedOptions });
      if (newCart) toast({ type: 'info', message: intl.formatMessage('cart.newCart') });
      if (refusal) toast({ type: 'warning', message: refusal.messages.join(', ') });
      else if (look === 'wide') setPanel('mini-cart');
      else {
        toast({
          type: 'success',
          message: intl.formatMessage('cart.added', { name, count: count ?? 0 }),
          actionText: intl.formatMessage('cart.open'),
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
      <form method="post" action={action}>
        <input type="hidden" name="sku" value={sku} />
        <IconButton
          {...submit}
          variant="filled"
          label={intl.formatMessage('cart.addNamed', { name })}
          icon={<PlusIcon size="medium" />}
          loading={adding}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={(event) => void addToCart(event)}
        />
      </form>
    );
  }
  return (
    <Button
      {...submit}
      size="large"
      fullWidth
      loading={adding}
      loadingLabel={intl.formatMessage('cart.adding')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => void addToCart(event)}
    >
      {intl.formatMessage('cart.add')}
    </Button>
  );
}
