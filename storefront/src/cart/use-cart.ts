import { useEffect, useMemo } from 'react';
import { useOperation, type StockNotice } from '../commerce/index.ts';
import { readCart, type Cart } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { useCartId, useCartIdStore } from './cart-context.tsx';
import { isLostCart } from './lost-cart.ts';

export interface CartState {
  /** The cart; null while it is unknown or when there is none. */
  cart: Cart | null;
  /** The first answer is on its way. */
  loading: boolean;
  /** Lines that ran out since the last visit. */
  notices: readonly StockNotice[];
  /** Why the cart could not be read. */
  error: unknown;
  retry(): Promise<void>;
}

/** The shopper's cart, always fresh from the backend (CRT-13). A cart that is gone is forgotten. */
export function useCart(): CartState {
  const id = useCartId();
  const store = useCartIdStore();
  const { data, notices, error, isLoading, revalidate } = useOperation(cartDetailsQuery, id === null ? null : { cartId: id }, {
    policy: 'cache-and-network',
  });
  const lost = isLostCart(error);
  useEffect(() => {
    if (lost) store?.clear();
  }, [lost, store]);
  const cart = useMemo(() => (data?.cart ? readCart(data.cart) : null), [data]);
  return { cart: id === null ? null : cart, loading: id !== null && isLoading, notices, error: lost ? undefined : error, retry: revalidate };
}

/** The number on the cart badge; 0 until the cart is known. */
export function useCartCount(): number {
  return useCart().cart?.count ?? 0;
}
