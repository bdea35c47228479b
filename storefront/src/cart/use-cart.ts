import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { CommerceError, useQuery, type FetchPolicy, type StockNotice } from '../commerce/index.ts';
import { addUnavailableLines, toCart, type Cart } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { useCartId, useCartIdStore } from '../cart-id/index.ts';
import { cartBroadcast } from './cart-broadcast.ts';
import { useHasPendingMutations } from './mutation-state.ts';
import { unavailableLinesQuery } from './unavailable-lines-query.ts';
import { getCartErrorStatus, isCartNotFound } from './cart-errors.ts';

/** Cart with its loading state. */
export interface CartReading {
  /** The cart; null while it is unknown or when there is none. */
  cart: Cart | null;
  /** Whether the first response is pending. */
  loading: boolean;
  /** Notices about lines that are out of stock since the last visit. */
  notices: readonly StockNotice[];
  /** Error of the last request. */
  error: unknown;
  retry(): Promise<void>;
}

function useCartDetails(policy: FetchPolicy) {
  const id = useCartId();
  // A cart read while a product is being added may lack the product. The response of the mutation has the cart.
  const isDeferred = useHasPendingMutations();
  return { id, ...useQuery(cartDetailsQuery, id === null ? null : { cartId: id }, { policy, isDeferred }) };
}

/**
 * Returns the shopper's cart and revalidates it.
 *
 * @param policy - `cache-first` for lazy parts that only display the cart, so that they do not read it again. Default:
 *   `cache-and-network`.
 */
export function useCart(policy: FetchPolicy = 'cache-and-network'): CartReading {
  const { id, data, notices, error, isLoading, revalidate } = useCartDetails(policy);
  // Another tab may change the cart between this request and that of the header, which is lazy-loaded.
  useEffect(() => cartBroadcast.open(), []);
  const lostLines = useQuery(unavailableLinesQuery, id === null || notices.length === 0 ? null : { cartId: id }, {
    policy: 'cache-and-network',
  });
  // Reads the unavailable lines again with the cart: one of them may have been removed.
  const readLostAgain = useEffectEvent(() => {
    if (lostLines.data) void lostLines.revalidate().catch(() => undefined);
  });
  useEffect(() => readLostAgain(), [notices]);
  const cart = useMemo(() => {
    const readable = data?.cart ? toCart(data.cart) : null;
    return readable && lostLines.data ? addUnavailableLines(readable, lostLines.data) : readable;
  }, [data, lostLines.data]);
  // A response without a cart does not prove that the cart is empty.
  const unreadable = data !== undefined && !data.cart ? new CommerceError('unavailable') : undefined;
  return {
    cart: id === null ? null : cart,
    loading: id !== null && isLoading,
    notices,
    // The id of a missing cart is about to be removed, which shows an empty cart.
    error: isCartNotFound(error) ? undefined : (error ?? unreadable),
    retry: revalidate,
  };
}

/**
 * Removes the id of a stored cart that the backend does not return any more. Mount it once per page.
 *
 * @param onLost - Called when the cart is missing or may be, not when it is known that it was ordered.
 */
export function useForgetLostCart(onLost: () => void): void {
  const { id, error } = useCartDetails('cache-first');
  const store = useCartIdStore();
  // The cache keeps the error, which must not apply to a cart that was restored since.
  const handledError = useRef<unknown>(undefined);
  const forget = useEffectEvent(() => {
    if (store?.get() !== id || handledError.current === error) return;
    handledError.current = error;
    store.clear();
    if (getCartErrorStatus(error) !== 'inactive') onLost();
  });
  const lost = id !== null && isCartNotFound(error);
  useEffect(() => {
    if (lost) forget();
  }, [lost, error]);
}
