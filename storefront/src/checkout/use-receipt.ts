import { useEffect } from 'react';
import { useNavigation } from '../app/index.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import type { Receipt } from './create-order-memory.ts';
import { orderMemory } from './order-memory.ts';

/**
 * Leads on to the receipt once there is one (CHK-31), also when the shopper has left the checkout while the order was being
 * sent (CO-7). It takes the place of the checkout: "back" must not lead to a form that could pay again.
 */
export function useReceipt(flow: CheckoutFlow): void {
  const navigation = useNavigation();
  useEffect(() => {
    const goToReceipt = (receipt: Receipt | null) => {
      const parameters = new URLSearchParams({
        email: receipt?.email ?? '',
        firstName: receipt?.shippingAddress.firstname ?? '',
        lastName: receipt?.shippingAddress.lastname ?? '',
      });
      void navigation?.navigate(`/create-account?${parameters.toString()}`, { replace: true });
    };
    const kept = orderMemory.readReceipt();
    // The page was left or loaded again before the receipt came to the screen.
    if (kept && !kept.isShown && orderMemory.readIntent() === null && orderMemory.readUnpaid() === null) goToReceipt(kept);
    const stop = flow.subscribe(() => {
      if (!flow.getState().isOrdered) return;
      stop();
      goToReceipt(orderMemory.readReceipt());
    });
    return () => {
      if (!flow.getState().isSubmitting) stop();
    };
  }, [flow, navigation]);
}
