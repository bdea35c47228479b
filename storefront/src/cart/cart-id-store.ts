import { storageKeys, type ShopStorage } from '../commerce/index.ts';

/** The id of the shopper's cart: masked, 32 letters and digits. */
export interface CartIdStore {
  get(): string | null;
  set(id: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const isCartId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9]{1,64}$/.test(value);

/** Keeps the cart id in the shop's storage (CRT-03); changes in other tabs arrive here too. */
export function createCartIdStore(storage: ShopStorage): CartIdStore {
  let id = storage.get(storageKeys.cartId, isCartId) ?? null;
  const listeners = new Set<() => void>();
  const change = (next: string | null) => {
    if (next === id) return;
    id = next;
    listeners.forEach((listener) => listener());
  };
  storage.subscribe((key) => {
    if (key === null || key === storageKeys.cartId) change(storage.get(storageKeys.cartId, isCartId) ?? null);
  });
  return {
    get: () => id,
    set: (next) => {
      storage.set(storageKeys.cartId, next);
      change(next);
    },
    clear: () => {
      storage.remove(storageKeys.cartId);
      change(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
