import { useEffect, useRef } from 'react';
import type { CartAmount } from '../cart/index.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';

/**
 * Reads the payment methods again whenever the total changes while the shopper pays, e.g. because a coupon has expired.
 *
 * @param total of the cart; null before the payment
 */
export function usePaymentUpdate(flow: Pick<CheckoutFlow, 'updatePaymentMethods'>, total: CartAmount | null): void {
  const amount = total && `${total.minor} ${total.currency}`;
  const known = useRef(amount);
  useEffect(() => {
    if (known.current !== null && amount !== null && known.current !== amount) void flow.updatePaymentMethods();
    known.current = amount;
  }, [flow, amount]);
}
