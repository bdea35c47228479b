import { Button } from '@witryna/ui/button';
import { PlusIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { useState, type MouseEvent } from 'react';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { useUiStore } from '../platform/layout/ui-store-context.tsx';
import { useIntl, useLoadMessages } from '../i18n/index.ts';
import type { AddToCartClick } from './add-to-cart.ts';
import type { CartLine } from './cart.ts';
import { loadAddToCart } from './load-add-to-cart.ts';
import { useCartContext } from './use-cart-context.ts';

interface AddToCartButtonProps {
  /** The product. */
  product: AddToCartClick['product'];
  /** Default 1. */
  quantity?: number;
  /** The chosen options. Default none. */
  options?: CartLine['options'];
  /**
   * `round` in lists (stays on the page and shows a toast), `wide` on the product page (opens the mini cart). Default
   * `round`.
   */
  look?: 'round' | 'wide';
}

const none: CartLine['options'] = [];
/** The inline script of the page queues clicks on it for the application. */
const submit = { type: 'submit', 'data-replay': '' } as const;

/** Prefetches the script, e.g. when the pointer enters the button. */
const prepare = () => void loadAddToCart().catch(() => undefined);

/**
 * Puts a product into the cart: `add-to-cart.ts` handles the click. Without scripts it submits a form to the server: in
 * lists its own, on the product page the one around it. Clicks before hydration are replayed instead.
 */
export function AddToCartButton({ product, quantity = 1, options = none, look = 'round' }: AddToCartButtonProps) {
  const intl = useIntl();
  const ui = useUiStore();
  const context = useCartContext();
  const loadMessages = useLoadMessages();
  const action = useStoreViewHref('/cart');
  const [adding, setAdding] = useState(false);

  const addToCart = async (event: MouseEvent) => {
    event.preventDefault();
    setAdding(true);
    try {
      const { handleAddToCart } = await loadAddToCart();
      await handleAddToCart({
        product,
        quantity,
        options,
        opensMiniCart: look === 'wide',
        loadMessages,
        context,
        ui,
        intl,
      });
    } catch {
      ui.toasts.add({ type: 'error', message: intl.formatMessage('cart.unreachable') });
    } finally {
      setAdding(false);
    }
  };

  if (look === 'round') {
    return (
      <form method="post" action={action}>
        <input type="hidden" name="sku" value={product.sku} />
        <IconButton
          {...submit}
          variant="filled"
          label={intl.formatMessage('cart.addNamed', { name: product.name })}
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
