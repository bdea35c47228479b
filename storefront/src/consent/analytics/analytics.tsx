import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { useCart, type Cart } from '../../cart/index.ts';
import { useCartId } from '../../cart-id/index.ts';
import { orderMemory } from '../../checkout/index.ts';
import { useSession } from '../../session/index.ts';
import { allDenied, type ConsentChoice } from '../consent-choice.ts';
import { toCartEvents, toWholeCartEvent } from './cart-events.ts';
import { createDataLayerAdapter } from './analytics-adapter.ts';
import { createPurchaseReporter } from './create-purchase-reporter.ts';
import { toSelectEvent, getViewedList, toViewItemEvent, toViewListEvent } from './page-events.ts';

interface AnalyticsProps {
  /** URL of the analytics script. */
  script: string;
  choice: ConsentChoice;
}

/**
 * Sends the events of the shopper to the adapter. The events are derived from the current page, the cart and the
 * receipt, so that no page has code for analytics.
 */
export function Analytics({ script, choice }: AnalyticsProps) {
  const [adapter] = useState(() => createDataLayerAdapter(window, script));
  const shown = useNavigationState(({ current: shown }) => shown);
  const layout = useLayout();
  const { cart } = useCart('cache-first');
  const cartId = useCartId();
  const { token } = useSession();
  const { statistics, marketing } = choice;
  useEffect(() => {
    adapter.consent({ statistics, marketing });
  }, [adapter, statistics, marketing]);
  useEffect(() => () => adapter.consent(allDenied), [adapter]);

  const [purchases] = useState(() => createPurchaseReporter(orderMemory, adapter.send));
  useEffect(() => {
    const unsubscribe = orderMemory.subscribe(purchases.report);
    return () => {
      unsubscribe();
      purchases.stop();
    };
  }, [purchases]);

  const place = shown?.location.key;
  const kind = shown?.name;
  const list = shown ? getViewedList(shown.name, shown.page.state.view) : null;
  const lastCart = useRef<Cart | null>(null);
  /** In whose session there was no cart, so that the next one was empty at first; null once there is one. */
  const cartless = useRef<{ token: string | undefined } | null>(null);
  const begun = useRef<string | undefined>(undefined);

  const seePlace = useEffectEvent(() => {
    const event =
      (list && toViewListEvent(list)) ?? (shown ? toViewItemEvent(shown.name, shown.page.state.view) : null);
    if (event) adapter.send(event);
    if (kind === 'create-account') purchases.report();
  });
  useEffect(() => seePlace(), [place, kind]);

  const seeCart = useEffectEvent(() => {
    if (cartId === null) cartless.current = { token };
    if (!cart) return;
    // A sign-in brings a cart that has its products from elsewhere.
    const isNew = cartless.current !== null && cartless.current.token === token;
    cartless.current = null;
    for (const event of toCartEvents(isNew ? { ...cart, lines: [] } : lastCart.current, cart)) adapter.send(event);
    lastCart.current = cart;
    const name = kind === 'cart' ? 'view_cart' : kind === 'checkout' ? 'begin_checkout' : null;
    const event = name && begun.current !== place ? toWholeCartEvent(name, cart) : null;
    if (!event) return;
    begun.current = place;
    adapter.send(event);
  });
  useEffect(() => seeCart(), [cart, cartId, place, kind]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const selected = list && link ? toSelectEvent(list, link.pathname, layout) : null;
    if (selected) adapter.send(selected);
  });
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
  return null;
}
