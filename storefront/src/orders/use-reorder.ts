import { useSWRConfig } from 'swr';
import { usePanel, useToast } from '../platform/layout/ui-store-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import { cartBroadcast, unconfirmedChanges } from '../cart/index.ts';
import { graphqlEndpoint, isQueryKey, useCommerce } from '../commerce/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useSessionStore } from '../session/index.ts';
import { getViewBase } from '../store-view/index.ts';
import { findUnavailableNames } from './find-unavailable-names.ts';
import type { Order } from './order.ts';
import { orderPath } from './order-routes.ts';
import { reorder } from './reorder.ts';

/**
 * Puts the products of an order into the cart and says what became of them. An order of another store view can be
 * ordered again there only: the customer is told where.
 */
export function useReorder(): (order: Pick<Order, 'number' | 'lines'>) => Promise<void> {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useSWRConfig();
  const cart = useCartIdStore();
  const session = useSessionStore();
  const { store, storeViews } = useLayout();
  const toast = useToast();
  const announceSlow = useSlowNotice();
  const [, setPanel] = usePanel();
  // What is shown stays until the backend has said what there is.
  const readCart = () => mutate((key) => isQueryKey(key) && key[1] === 'getCartDetails');
  const seeCart = { actionText: intl.formatMessage('orders.openCart'), onAction: () => setPanel('mini-cart') };
  const sayRefused = async (number: string) => {
    const { findOrderView } = await import('./find-order-view.ts');
    const view = await findOrderView(number, {
      current: store.storeCode,
      storeViews,
      token: session?.getState().token,
      client: { endpoint: graphqlEndpoint('', window.location.origin), capabilities: client.capabilities },
    });
    if (!view) {
      toast({ type: 'error', message: intl.formatMessage('orders.reorderFailed') });
      return;
    }
    toast({
      type: 'warning',
      message: intl.formatMessage('orders.reorderElsewhere', { view: view.name }),
      actionText: intl.formatMessage('orders.openElsewhere'),
      onAction: () => window.location.assign(`${getViewBase(view)}${orderPath(number)}`),
    });
  };
  return async ({ number, lines }) => {
    const outcome = await announceSlow(
      reorder(number, { client, cart, unsettled: unconfirmedChanges, news: cartBroadcast, readCart }),
    );
    if (outcome.type === 'refused') await sayRefused(number);
    else if (outcome.type === 'unknown')
      toast({ type: 'warning', message: intl.formatMessage('orders.reorderUnknown'), ...seeCart });
    else if (outcome.unavailable.messages.length > 0) {
      const names = findUnavailableNames(lines, outcome.unavailable);
      const count = outcome.unavailable.messages.length;
      toast({
        type: 'warning',
        message:
          names.length > 0
            ? intl.formatMessage('orders.reorderUnavailable', { names: names.join(', ') })
            : intl.formatMessage('orders.reorderPartly', { count }),
        ...seeCart,
      });
    } else toast({ type: 'success', message: intl.formatMessage('orders.reordered'), ...seeCart });
  };
}
