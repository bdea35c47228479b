import { useEffect, useEffectEvent, useState } from 'react';
import { useCartIdStore } from '../cart-id/index.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { orderAttemptsIn } from './attempts/order-attempts.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import type { CheckoutState } from './checkout-state.ts';
import { orderMemory } from './order-storage.ts';
import type { Payments } from './payment/create-payments.ts';
import { reportUnshownError } from './report-unshown-error.ts';

/** Time in ms between two requests for an order whose response was lost. */
const watchInterval = 10_000;

interface OrderRecoveryOptions {
  flow: CheckoutFlow;
  state: CheckoutState;
  payments: Pick<Payments, 'find'>;
  /** Whether the checkout starts without stored steps, see {@link CheckoutFlow.begin}. */
  anew: boolean;
  isCartLoading: boolean;
  /** Whether the cart has lines. */
  isFilled: boolean;
  /** Whether everything is loaded that is needed to restore the steps. */
  isLoaded: boolean;
  /** Fetches the cart again. */
  refreshCart(): Promise<void>;
}

/**
 * Restores the steps of an earlier visit and looks for a sent order: when the checkout opens, while its outcome is
 * unknown, and when the page is restored from the back/forward cache.
 *
 * @returns whether it is restoring the steps or looking for a sent order
 */
export function useOrderRecovery({
  flow,
  state,
  payments,
  anew,
  isCartLoading,
  isFilled,
  isLoaded,
  refreshCart,
}: OrderRecoveryOptions): boolean {
  const storage = useStorage();
  const cartIdStore = useCartIdStore();

  // A sent order comes first, then the steps of an earlier visit, once cart and regions are loaded.
  const [phase, setPhase] = useState<'begin' | 'restore' | 'ready'>(anew ? 'restore' : 'begin');
  useEffect(() => {
    flow.begin(anew);
    if (anew) return;
    void flow
      .checkOrder()
      .catch(reportUnshownError)
      .finally(() => setPhase('restore'));
  }, [flow, anew]);
  const canRestore = phase === 'restore' && isLoaded;
  useEffect(() => {
    if (!canRestore) return;
    const restored = isFilled ? flow.restore((code) => payments.find(code)?.Fields === null) : Promise.resolve();
    void restored.catch(reportUnshownError).finally(() => setPhase('ready'));
  }, [canRestore, isFilled, flow, payments]);

  // An inactive cart may have been ordered by this tab, after the order was reported as not placed.
  const isOrderedLate =
    phase === 'ready' && !isCartLoading && !isFilled && !state.isOrdered && orderMemory.readIntent()?.sent === true;
  const [lookedFor, setLookedFor] = useState(false);
  useEffect(() => {
    if (!isOrderedLate) return;
    void flow
      .checkOrder()
      .catch(reportUnshownError)
      .finally(() => setLookedFor(true));
  }, [isOrderedLate, flow]);

  // An order may arrive long after its response was lost; the page corrects its message then.
  const isWatching = phase === 'ready' && !state.isSubmitting && !state.isOrdered && state.errors.order !== null;
  useEffect(() => {
    if (!isWatching) return;
    const timer = setInterval(() => void flow.watchOrder().catch(reportUnshownError), watchInterval);
    return () => clearInterval(timer);
  }, [isWatching, flow]);

  // An order that this page reports needs no notice elsewhere.
  const saysWhy =
    phase === 'ready' && !state.isSubmitting && (state.errors.order ?? state.errors.paymentMethod) !== null;
  useEffect(() => {
    const cartId = cartIdStore?.get();
    if (saysWhy && cartId) orderAttemptsIn(storage).dispatch({ type: 'show', cartId });
  }, [saysWhy, storage, cartIdStore]);

  // A page restored from the back/forward cache is stale: cart and order may have changed.
  const onReturn = useEffectEvent(() => {
    void refreshCart();
    void flow.checkOrder().catch(reportUnshownError);
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return phase !== 'ready' || (isOrderedLate && !lookedFor && !state.orderUnknown);
}
