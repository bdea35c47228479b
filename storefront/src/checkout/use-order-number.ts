import { useEffect, useState } from 'react';
import { useCommerce } from '../commerce/index.ts';
import { createCheckoutApi } from './checkout-api.ts';
import type { Receipt } from './create-order-storage.ts';
import { orderMemory } from './order-storage.ts';
import { useRestIdentity } from '../session/index.ts';

/**
 * Returns the order number of a receipt, which the order request does not return; null until it is known, and when it
 * cannot be fetched.
 */
export function useOrderNumber(receipt: Receipt): string | null {
  const { client } = useCommerce();
  const { token, storeView } = useRestIdentity();
  const [number, setNumber] = useState(receipt.orderNumber);
  const isKnown = number !== null;
  useEffect(() => {
    const { placed } = receipt;
    if (isKnown || !placed) return;
    let isStale = false;
    createCheckoutApi(client, token, { storeView })
      .orderNumber(placed, placed.orderId)
      .then(
        (found) => {
          if (isStale || found === null) return;
          // During the request, a sign-out or another order may have replaced the receipt.
          const kept = orderMemory.readReceipt();
          if (kept?.placed?.cartId === placed.cartId) orderMemory.keepReceipt({ ...kept, orderNumber: found });
          setNumber(found);
        },
        // The confirmation email has the number, too, and the receipt says so.
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [client, token, storeView, receipt, isKnown]);
  return number;
}
