import { useMemo } from 'react';
import { useCartActivity } from './cart-activity.ts';
import { useCartId } from '../cart-id/index.ts';
import { reduceCart, type CartAction, type CartState } from './cart-state.ts';
import { useCart, type CartReading } from './use-cart.ts';

/** An answer of the backend, told as what happened to the cart. */
function actionOf({ cart, loading, error }: Pick<CartReading, 'cart' | 'loading' | 'error'>): CartAction | null {
  if (error !== undefined) return { type: 'getDetails/receive', error };
  if (cart) return { type: 'getDetails/receive', details: cart };
  return loading ? { type: 'getDetails/request' } : null;
}

/**
 * The whole state of the cart: what is in it, always the backend's word, and what is happening to it.
 */
export function useCartState(): CartState {
  const cartId = useCartId();
  const activity = useCartActivity();
  const { cart, loading, error } = useCart();
  return useMemo(() => {
    const action = actionOf({ cart, loading, error });
    return { ...(action ? reduceCart(activity, action) : activity), cartId };
  }, [activity, cart, loading, error, cartId]);
}
