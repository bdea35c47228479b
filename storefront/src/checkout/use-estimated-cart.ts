import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../cart/index.ts';
import { execute, isCountryCode, isSupported, useCommerce, type ResultOf } from '../commerce/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { ShippingMethod } from './checkout-state.ts';
import { estimateTotalsMutation, withEstimatedTotals } from './estimate-totals.ts';

type Estimate = { key: string; totals: ResultOf<typeof estimateTotalsMutation.document> | null };

/**
 * Returns the cart with the totals that a shipping method gives it, before the method is chosen for good; the last
 * method wins. Until they are known, where the backend cannot say, and without a method, it is the cart as it is.
 */
export function useEstimatedCart(
  cart: Cart | null,
  method: ShippingMethod | null,
  address: CheckoutAddress | null,
): { cart: Cart | null; isEstimating: boolean } {
  const { client } = useCommerce();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const country = address?.country_code ?? '';
  const isWanted = cart !== null && method !== null && address !== null && isSupported(client, estimateTotalsMutation);
  const variables =
    isWanted && isCountryCode(country)
      ? {
          cartId: cart.id,
          address: {
            country_code: country,
            postcode: address.postcode,
            ...(address.region_code && { region: { region_code: address.region_code } }),
          },
          carrierCode: method.carrierCode,
          methodCode: method.methodCode,
        }
      : null;
  // Another content of the cart has other totals.
  const key = variables && cart ? JSON.stringify([variables, cart.subtotal?.minor, cart.coupon]) : '';
  const ask = useEffectEvent(async (): Promise<Estimate['totals']> => {
    try {
      return variables && (await execute(client, estimateTotalsMutation, variables)).data;
    } catch {
      // The step says the price of each method, and going on says the total.
      return null;
    }
  });
  useEffect(() => {
    if (key === '') return;
    let stale = false;
    void ask().then((totals) => {
      if (!stale) setEstimate({ key, totals });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  const isKnown = key !== '' && estimate?.key === key;
  return {
    cart: cart && isKnown && estimate.totals ? withEstimatedTotals(cart, estimate.totals) : cart,
    isEstimating: key !== '' && !isKnown,
  };
}
