import { useQuery } from '../commerce/index.ts';
import { useCartId } from '../cart-id/index.ts';
import { getCartState, type CartState } from './cart-state.ts';
import { useMutationState } from './use-mutation-state.ts';
import { cartConfigQuery, getTaxDisplay } from './tax-display.ts';
import { useCart } from './use-cart.ts';
import { useShippingEstimates } from './use-shipping-estimates.ts';

/**
 * Returns the whole state of the cart, derived from the cached cart and the mutations of this tab. Requests neither a
 * cart that is cached nor estimates.
 *
 * @param recommended - SKUs of the recommended products. Default: none.
 */
export function useCartState(recommended?: readonly string[]): CartState {
  const cartId = useCartId();
  const reading = useCart('cache-first');
  const { data: config } = useQuery(cartConfigQuery, {});
  const estimates = useShippingEstimates(reading.cart, getTaxDisplay(config?.storeConfig ?? undefined), false);
  return getCartState({
    cartId,
    reading,
    mutations: useMutationState(),
    estimates,
    ...(recommended && { recommended }),
  });
}
