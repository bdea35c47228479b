import type { CartIdStore } from '../cart-id/index.ts';
import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';
import type { SessionStore } from '../session/index.ts';

/**
 * Knows which cart belongs to the customer's session, also when the session has ended and another tab goes on as a
 * guest.
 */
export interface SessionCart {
  /**
   * The cart that took the place of the session's since the session ended: a guest's, of another tab. Null when none
   * did.
   */
  successor(): string | null;
}

export interface SessionCartOptions {
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
  cart: Pick<CartIdStore, 'subscribe'>;
  storage: ShopStorage;
}

/**
 * Starts following the session and its cart. It reads the storage, because a suspended tab misses changes of others.
 */
export function createSessionCart({ session, cart, storage }: SessionCartOptions): SessionCart {
  const stored = () => storage.get(storageKeys.cartId, isString) ?? null;
  let own = stored();
  const refresh = () => {
    const state = session.getState();
    if (state.token !== undefined && !state.isExpired) own = stored();
  };
  session.subscribe(refresh);
  cart.subscribe(refresh);
  return {
    successor: () => {
      const now = stored();
      return now === own ? null : now;
    },
  };
}

/** What leaving a cart takes of it. */
type LeftCart = Pick<CartIdStore, 'set' | 'clear'>;

/**
 * Leaves the cart of a session that has ended; a cart that another tab began since is not the session's to take away.
 *
 * @returns whether the cart is left; false when another tab goes on with its own
 */
export function detachSessionCart(cart: LeftCart, sessionCart: Pick<SessionCart, 'successor'>): boolean {
  const successor = sessionCart.successor();
  if (successor === null) cart.clear();
  else cart.set(successor);
  return successor === null;
}

/**
 * Puts aside a guest's cart that took the place of the session's, so that its lines come along when the session goes
 * on.
 */
export function stashReplacementCart(
  cart: Pick<CartIdStore, 'set' | 'stashGuestCart'>,
  sessionCart: Pick<SessionCart, 'successor'>,
): void {
  const successor = sessionCart.successor();
  if (successor === null) return;
  cart.set(successor);
  cart.stashGuestCart();
}
