import { useEffect, useEffectEvent } from 'react';
import { reportError } from '../../platform/errors/report-error.ts';
import { useToast } from '../../platform/layout/ui-store-context.tsx';
import { useNavigation, useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { useStorage } from '../../platform/storage-context.tsx';
import { orderPath } from '../../orders/index.ts';
import { useCartIdStore } from '../../cart-id/index.ts';
import { useCreateCart } from '../../cart/index.ts';
import { useCommerce } from '../../commerce/index.ts';
import { useIntl, useMessages } from '../../i18n/index.ts';
import { useRestIdentity, useSession, useSessionStore } from '../../session/index.ts';
import { isCartOrdering } from '../cart-lock.ts';
import { createCheckoutApi } from '../checkout-api.ts';
import { clearSavedCheckout } from '../checkout-storage.ts';
import { createReceipt } from '../create-order-storage.ts';
import { checkoutMessages } from '../messages.ts';
import { orderedCarts, orderMemory } from '../order-storage.ts';
import { isReceiptShown } from '../shown-receipt.ts';
import { markSession, type OrderAttempt } from './order-attempt.ts';
import { orderAttemptsIn } from './order-attempts.ts';
import { createOrderNotifier, type OrderNotice } from './order-notifier.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tells on any page what became of an order whose own page was closed, left or loaded again before it could say so. Loaded only when such an order is stored.
 */
export function OrderNotices() {
  return useMessages(checkoutMessages) && <Notices />;
}

function Notices() {
  const intl = useIntl();
  const storage = useStorage();
  const toast = useToast();
  const navigation = useNavigation();
  const { client } = useCommerce();
  const session = useSessionStore();
  const rest = useRestIdentity();
  const { token } = useSession();
  const cartId = useCartIdStore();
  const startCart = useCreateCart();
  const shown = useNavigationState((state) => state.current);
  const pending = useNavigationState((state) => state.pending);

  /** Where the shopper sees what the notice is about. */
  const getPath = (notice: OrderNotice, { cartId: id, orderNumber, session: mark }: OrderAttempt): string => {
    if (notice === 'not-placed' || (notice === 'unpaid' && orderMemory.readUnpaid()?.intent.cartId === id))
      return '/checkout';
    if (orderMemory.readReceipt()?.placed?.cartId === id) return '/create-account';
    if (mark === null) return '/track-my-order';
    return orderNumber === null ? '/order-history' : orderPath(orderNumber);
  };

  const show = useEffectEvent((notice: OrderNotice, attempt: OrderAttempt, onSeen: () => void) => {
    const number = attempt.orderNumber;
    const texts: Record<OrderNotice, string> = {
      checking: intl.formatMessage('checkout.order.checking'),
      placed:
        number === null
          ? intl.formatMessage('checkout.notice.placed')
          : intl.formatMessage('checkout.notice.placedNumber', { number }),
      unpaid: intl.formatMessage('checkout.notice.unpaid'),
      'not-placed': intl.formatMessage('checkout.order.notPlaced'),
    };
    if (notice === 'checking')
      return toast({ type: 'info', message: texts.checking, timeout: false, onDismiss: onSeen });
    const path = getPath(notice, attempt);
    return toast({
      type: notice === 'placed' ? 'success' : 'warning',
      message: texts[notice],
      timeout: false,
      actionText: intl.formatMessage(path === '/checkout' ? 'checkout.notice.toCheckout' : 'checkout.notice.seeOrder'),
      onAction: () => void navigation?.navigate(path),
      onDismiss: onSeen,
    });
  });
  const canShow = useEffectEvent(() => pending === null);
  const isHandled = useEffectEvent((id: string) => (shown?.name === 'checkout' && holds(id)) || isReceiptShown(id));
  const onPlaced = useEffectEvent(({ cartId: id, orderId }: OrderAttempt, orderNumber: string | null) => {
    const intent = orderMemory.readIntent();
    // With it, this tab can show the whole receipt.
    if (intent?.cartId === id) {
      orderMemory.keepReceipt(createReceipt(intent, { orderId, orderNumber, paymentAwaited: false }));
      orderMemory.saveIntent(null);
    }
    orderedCarts().add(id);
    // Another cart has been begun since, perhaps with a checkout of its own.
    if (cartId?.get() && cartId.get() !== id) return;
    clearSavedCheckout(storage);
    cartId?.clear();
    startCart().catch(reportError);
  });

  useEffect(() => {
    const attempts = orderAttemptsIn(storage);
    const backend = createCheckoutApi(client, rest.token, { storeView: rest.storeView });
    const notifier = createOrderNotifier({
      search: {
        attempts,
        backend: {
          ...backend,
          orderNumber: (order, id) => {
            const receipt = orderMemory.readReceipt();
            // This tab's receipt asks for its number itself.
            return receipt?.placed?.cartId === order.cartId
              ? Promise.resolve(receipt.orderNumber)
              : backend.orderNumber(order, id);
          },
        },
        reader: () => ({
          session: markSession(session?.getState().token),
          ownCart: orderMemory.readUnpaid()?.intent.cartId ?? null,
          now: Date.now(),
        }),
        isOrdering: isCartOrdering,
        onPlaced: (attempt, number) => onPlaced(attempt, number),
      },
      canShow: () => canShow(),
      isHandled: (id) => isHandled(id),
      show: (notice, attempt, onSeen) => show(notice, attempt, onSeen),
      wait,
      log: reportError,
    });
    const refresh = () => notifier.refresh();
    const stopListening = attempts.subscribe(refresh);
    const stopFollowing = navigation?.subscribe(refresh);
    refresh();
    return () => {
      stopListening();
      stopFollowing?.();
      notifier.stop();
    };
  }, [storage, client, session, rest, navigation, token]);
  return null;
}

/** Whether this tab itself remembers the order of a cart, so that its checkout goes on with it. */
function holds(cartId: string): boolean {
  const { readIntent, readUnpaid, readReceipt } = orderMemory;
  return [readIntent()?.cartId, readUnpaid()?.intent.cartId, readReceipt()?.placed?.cartId].includes(cartId);
}
