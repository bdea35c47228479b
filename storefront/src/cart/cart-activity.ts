import { useSyncExternalStore } from 'react';
import { initialCartState, reduceCart, type CartAction, type CartState } from './cart-state.ts';

let state: CartState = initialCartState;
const listeners = new Set<() => void>();

/** Tells what happens to the cart of this tab. */
export function dispatchCart(action: CartAction): void {
  state = reduceCart(state, action);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What happens to the cart of this tab; what is in it comes from {@link useCartState}. */
export function useCartActivity(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialCartState,
  );
}
