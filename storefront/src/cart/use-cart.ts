import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { CommerceError, useQuery, type FetchPolicy, type StockNotice } from '../commerce/index.ts';
import { addUnavailableLines, readCart, type Cart } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { useCartId, useCartIdStore } from '../cart-id/index.ts';
import { cartBroadcast } from './cart-broadcast.ts';
import { useHasPendingMutations } from './mutation-state.ts';
import { unavailableLinesQuery } from './unavailable-lines-query.ts';
import { cartGoneBy, isCartNotFound } from './cart-errors.ts';

/** The cart as it was read last. */
export interface CartReading {
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

function useCartDetails(policy: FetchPolicy) {
  const id = useCartId();
  // Of a cart read while a product is being added, nobody knows whether the product is in it. The response has the cart.
  const isDeferred = useHasPendingMutations();
  return { id, ...useQuery(cartDetailsQuery, id === null ? null : { cartId: id }, { policy, isDeferred }) };
}

/**
 * The shopper's cart, always fresh from the backend.
 *
 * @param policy `cache-first` for what only follows the cart and comes late: what the page has just read is not read
 * again. Default:
 *   `cache-and-network`
 */
export function useCart(policy: FetchPolicy = 'cache-and-network'): CartReading {
  const { id, data, notices, error, isLoading, revalidate } = useCartDetails(policy);
  // Another tab may change the cart between this reading and the header's, whose script comes late.
  useEffect(() => cartBroadcast.open(), []);
  const lostLines = useQuery(unavailableLinesQuery, id === null || notices.length === 0 ? null : { cartId: id }, {
    policy: 'cache-and-network',
  });
  // The lines that ran out are read again with the cart: one of them may have been taken out.
  const readLostAgain = useEffectEvent(() => {
    if (lostLines.data) void lostLines.revalidate().catch(() => undefined);
  });
  useEffect(() => readLostAgain(), [notices]);
  const cart = useMemo(() => {
    const readable = data?.cart ? readCart(data.cart) : null;
    return readable && lostLines.data ? addUnavailableLines(readable, lostLines.data) : readable;
  }, [data, lostLines.data]);
  // An answer without a cart says nothing: "your cart is empty" would be a lie.
  const unreadable = data !== undefined && !data.cart ? new CommerceError('unavailable') : undefined;
  return {
    cart: id === null ? null : cart,
    loading: id !== null && isLoading,
    notices,
    // A lost cart is about to be forgotten: what the shopper sees next is an empty one.
    error: isCartNotFound(error) ? undefined : (error ?? unreadable),
    retry: revalidate,
  };
}

/**
 * Forgets a stored cart that the backend does not give out any more. For one place in the page.
 *
 * @param onExpired called when products are lost by it, not after the cart was ordered
 */
export function useForgetLostCart(onExpired: () => void): void {
  const { id, error } = useCartDetails('cache-first');
  const store = useCartIdStore();
  // What was said once of a cart is kept in the cache: it must not count against a cart that has been given back since.
  const heard = useRef<unknown>(undefined);
  const forget = useEffectEvent(() => {
    if (store?.get() !== id || heard.current === error) return;
    heard.current = error;
    store.clear();
    if (cartGoneBy(error) === 'missing') onExpired();
  });
  const lost = id !== null && isCartNotFound(error);
  useEffect(() => {
    if (lost) forget();
  }, [lost, error]);
}
