import { useStorage } from '../platform/storage-context.tsx';
import { useCartIdStore, type CartIdStore } from '../cart-id/index.ts';
import { useSessionStore } from '../session/index.ts';
import { createSessionCart, type SessionCart, type SessionCartOptions } from './session-cart.ts';

const sessionCarts = new WeakMap<CartIdStore, SessionCart>();

/** One for each tab: it must have seen the cart before the session ended. */
function getSessionCart(cart: CartIdStore, options: Omit<SessionCartOptions, 'cart'>): SessionCart {
  const known = sessionCarts.get(cart);
  if (known) return known;
  const sessionCart = createSessionCart({ ...options, cart });
  sessionCarts.set(cart, sessionCart);
  return sessionCart;
}

/** The cart of the session; null on the server. */
export function useSessionCart(): SessionCart | null {
  const session = useSessionStore();
  const cart = useCartIdStore();
  const storage = useStorage();
  return session && cart && getSessionCart(cart, { session, storage });
}
