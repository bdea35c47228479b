import type { CartContentsProps } from '@witryna/ui/mini-cart';
import type { HTMLAttributes } from 'react';
import { useIntl } from '../i18n/index.ts';
import { CartLines } from './cart-lines.tsx';
import { FreeGift } from './free-gift.tsx';
import { FreeShipping } from './free-shipping.tsx';
import type { CartView } from './use-cart-view.ts';

/** What a cart shows, without the attributes of the element that shows it. */
type CartContentsView = Omit<CartContentsProps, 'ref' | keyof HTMLAttributes<HTMLDivElement>> &
  Pick<CartContentsProps, 'children'>;

/**
 * Returns the props of `CartContents` for a cart: those of the cart page and of the mini cart.
 *
 * @param onNavigate - Called when a link is followed, e.g. to close the panel.
 */
export function useCartContents(view: CartView, onNavigate?: () => void): CartContentsView {
  const intl = useIntl();
  const { cart, loading, notices, error, retry } = view.state;
  const follow = onNavigate && { onFollow: onNavigate };
  return {
    status: cart ? 'ready' : loading ? 'loading' : error === undefined ? 'ready' : 'error',
    count: cart && cart.lines.length > 0 ? cart.count : 0,
    notices:
      notices.length > 0
        ? [{ id: 'out-of-stock', text: intl.formatMessage('cart.outOfStockLines'), tone: 'error' }]
        : [],
    beforeLines: cart && <FreeShipping facts={cart.freeShipping} />,
    afterLines: cart?.freeGift && <FreeGift gift={cart.freeGift} {...follow} />,
    children: cart && <CartLines cart={cart} view={view} {...follow} />,
    linesRef: view.focus.list,
    emptyTitleRef: view.focus.title,
    onRetry: () => void retry(),
    onNavigate,
    linesLabel: intl.formatMessage('cart.lines'),
    loadingLabel: intl.formatMessage('cart.loading'),
    emptyTitle: intl.formatMessage('cart.empty.title'),
    emptyText: intl.formatMessage('cart.empty.text'),
    continueShoppingLabel: intl.formatMessage('cart.empty.start'),
    errorText: intl.formatMessage('cart.failed'),
    retryLabel: intl.formatMessage('cart.retry'),
  };
}
