import { useEffect } from 'react';
import { useNavigation } from '../app/index.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { orderMemory } from './order-memory.ts';

/**
 * Leads on to the receipt once there is one (CHK-31), also when the shopper has left the checkout while the order was being
 * sent (CO-7). It takes the place of the checkout: "back" must not lead to a form that could pay again.
 */
export function useReceipt(flow: CheckoutFlow): void {
  const navigation = useNavigation();
  useEffect(() => {
    const stop = flow.subscribe(() => {
      if (!flow.getState().isOrdered) return;
      stop();
      const receipt = orderMemory.readReceipt();
      const parameters = new URLSearchParams({
        email: receipt?.email ?? '',
        firstName: receipt?.shippingAddress.firstname ?? '',
        lastName: receipt?.shippingAddress.lastname ?? '',
      });
      void navigation?.navigate(`/create-account?${parameters.toString()}`, { replace: true });
    });
    return () => {
      if (!flow.getState().isSubmitting) stop();
    };
  }, [flow, navigation]);
}
