import { createContext, use, useSyncExternalStore } from 'react';
import type { CartIdStore } from './cart-id-store.ts';

const CartContext = createContext<CartIdStore | null>(null);

/** Gives the cart's id to the whole shop. */
export const CartIdProvider = CartContext;

/** The cart's id store; null while rendering on the server. */
export function useCartIdStore(): CartIdStore | null {
  return use(CartContext);
}

const nothing = () => () => undefined;

/** The id of the shopper's cart; null on the server, while hydrating and before there is a cart. */
export function useCartId(): string | null {
  const store = use(CartContext);
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.get ?? (() => null), () => null);
}
