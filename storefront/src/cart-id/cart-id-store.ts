import { storageKeys, type ShopStorage } from '../commerce/index.ts';

/** The id of the shopper's cart: masked, 32 letters and digits. */
export interface CartIdStore {
  get(): string | null;
  set(id: string): void;
  clear(): void;
  /** Reads the storage again: the event of a change in another tab may not have arrived yet. */
  refresh(): void;
  /**
   * Puts a guest's cart aside while its shopper signs in: it is the present one no longer, and a reload does not lose
   * its lines.
   */
  stashGuestCart(): void;
  /**
   * The guest's cart whose lines have yet to come into the present one: that of the customer who signed in, or of a
   * guest who had one when the scripts were missing. Null when there is none.
   */
  getStashedGuestCart(): string | null;
  /** The cart that was put aside has nothing left to bring, or nobody to bring it to. */
  clearStashedGuestCart(): void;
  subscribe(listener: () => void): () => void;
}

/** Returns whether a value is a masked cart id. */
export const isCartId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,64}$/.test(value);

/** Keeps the cart id in the shop's storage; changes in other tabs arrive here too. */
export function createCartIdStore(storage: ShopStorage): CartIdStore {
  const read = () => storage.get(storageKeys.cartId, isCartId) ?? null;
  let id = read();
  const listeners = new Set<() => void>();
  const change = (next: string | null) => {
    if (next === id) return;
    id = next;
    listeners.forEach((listener) => listener());
  };
  const refresh = () => change(read());
  storage.subscribe((key) => {
    if (key === null || key === storageKeys.cartId) refresh();
  });
  const clear = () => {
    storage.remove(storageKeys.cartId);
    change(null);
  };
  return {
    get: () => id,
    set: (next) => {
      storage.set(storageKeys.cartId, next);
      change(next);
    },
    clear,
    refresh,
    stashGuestCart: () => {
      if (id !== null) storage.set(storageKeys.guestCart, id);
      clear();
    },
    getStashedGuestCart: () => storage.get(storageKeys.guestCart, isCartId) ?? null,
    clearStashedGuestCart: () => storage.remove(storageKeys.guestCart),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
