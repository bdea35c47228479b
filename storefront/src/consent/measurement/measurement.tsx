import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { useCart, type Cart } from '../../cart/index.ts';
import { orderMemory } from '../../checkout/index.ts';
import { nothing, type ConsentChoice } from '../consent-choice.ts';
import { cartEvents, purchaseEvent, wholeCartEvent } from './cart-events.ts';
import { createDataLayerAdapter } from './measurement-adapter.ts';
import { selectEvent, shownList, viewItemEvent, viewListEvent } from './place-events.ts';

interface MeasurementProps {
  /** Address of the script that measures. */
  script: string;
  choice: ConsentChoice;
}

/**
 * Tells the adapter what the shopper does. Everything is read off what the shop shows anyway (the page that is open,
 * the cart, the receipt), so that no page carries a line for it.
 */
export function Measurement({ script, choice }: MeasurementProps) {
  const [adapter] = useState(() => createDataLayerAdapter(window, script));
  const shown = useNavigationState(({ current: shown }) => shown);
  const { cart } = useCart('cache-first');
  const { statistics, marketing } = choice;
  useEffect(() => {
    adapter.consent({ statistics, marketing });
  }, [adapter, statistics, marketing]);
  useEffect(() => () => adapter.consent(nothing), [adapter]);

  const place = shown?.location.key;
  const kind = shown?.name;
  const list = shown ? shownList(shown.name, shown.page.state.view) : null;
  const lastCart = useRef<Cart | null>(null);
  const begun = useRef<string | undefined>(undefined);

  const seePlace = useEffectEvent(() => {
    const event = (list && viewListEvent(list)) ?? (shown ? viewItemEvent(shown.name, shown.page.state.view) : null);
    if (event) adapter.send(event);
    const receipt = kind === 'create-account' ? orderMemory.readReceipt() : null;
    const order = receipt?.orderNumber ?? receipt?.placed?.orderId;
    if (order && lastCart.current) {
      adapter.send(purchaseEvent(order, lastCart.current));
      lastCart.current = null;
    }
  });
  useEffect(() => seePlace(), [place, kind]);

  const seeCart = useEffectEvent(() => {
    if (!cart) return;
    for (const event of cartEvents(lastCart.current, cart)) adapter.send(event);
    lastCart.current = cart;
    const name = kind === 'cart' ? 'view_cart' : kind === 'checkout' ? 'begin_checkout' : null;
    const event = name && begun.current !== place ? wholeCartEvent(name, cart) : null;
    if (!event) return;
    begun.current = place;
    adapter.send(event);
  });
  useEffect(() => seeCart(), [cart, place, kind]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const selected = list && link ? selectEvent(list, link.pathname) : null;
    if (selected) adapter.send(selected);
  });
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
  return null;
}
