import { useEffect } from 'react';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import type { Receipt } from './create-order-storage.ts';
import { orderMemory } from './order-storage.ts';

/** Path of the receipt, with what the form for an account starts with. */
function receiptPath(receipt: Receipt | null): string {
  const parameters = new URLSearchParams({
    email: receipt?.email ?? '',
    firstName: receipt?.shippingAddress.firstname ?? '',
    lastName: receipt?.shippingAddress.lastname ?? '',
  });
  return `/create-account?${parameters.toString()}`;
}

/**
 * Leads on to the receipt once there is one, also when the shopper has left the checkout while the order was
 * being sent. It takes the place of the checkout: "back" must not lead to a form that could pay again.
 *
 * @param isCartEmpty a shopper with something to order is not led away to the receipt of an earlier order
 */
export function useReceiptRedirect(flow: CheckoutFlow, isCartEmpty: boolean): void {
  const navigation = useNavigation();
  useEffect(() => {
    if (!isCartEmpty || flow.getState().isOrdered) return;
    const kept = orderMemory.readReceipt();
    // The page was left or loaded again before the receipt came to the screen.
    const isUnseen =
      kept !== null && !kept.isShown && orderMemory.readIntent() === null && orderMemory.readUnpaid() === null;
    if (isUnseen) void navigation?.navigate(receiptPath(kept), { replace: true });
  }, [flow, navigation, isCartEmpty]);
  useEffect(() => {
    const stop = flow.subscribe(() => {
      if (!flow.getState().isOrdered) return;
      stop();
      void navigation?.navigate(receiptPath(orderMemory.readReceipt()), { replace: true });
    });
    return () => {
      if (!flow.getState().isSubmitting) stop();
    };
  }, [flow, navigation]);
}
