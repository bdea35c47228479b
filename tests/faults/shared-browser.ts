import {
  createStorage,
  storageKeys,
  type BackingStore,
  type ShopStorage,
} from '../../storefront/src/commerce/index.ts';
import { CartLockedError, type CartLock } from '../../storefront/src/checkout/cart-lock.ts';
import type { OrderedCarts } from '../../storefront/src/checkout/ordered-carts.ts';

/** What the tabs of one browser share: storage with its events, locks, and what they tell each other about orders. */
export interface SharedBrowser {
  items: Map<string, string>;
  /** Why storage does not work; null when it does. */
  storageFailure: 'full' | 'forbidden' | null;
  /** The storage as one tab has it. */
  openStorage(): ShopStorage;
  lock: CartLock;
  /** Whether a tab is ordering this cart now. */
  isOrdering(cartId: string): boolean;
  orderedCarts: OrderedCarts;
  /** Gives up the locks of a tab that was closed. */
  dropLocks(): void;
}

export function createSharedBrowser(): SharedBrowser {
  const items = new Map<string, string>();
  const locks = new Set<string>();
  const ordered = new Set<string>();
  const tabs = new Map<ShopStorage, Set<Parameters<ShopStorage['subscribe']>[0]>>();

  const browser: SharedBrowser = {
    items,
    storageFailure: null,
    openStorage() {
      const allow = (isWriting: boolean) => {
        if (browser.storageFailure === 'forbidden') throw new DOMException('Access is denied.', 'SecurityError');
        if (browser.storageFailure === 'full' && isWriting)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      const backing: BackingStore = {
        get length() {
          allow(false);
          return items.size;
        },
        key: (index) => [...items.keys()][index] ?? null,
        getItem: (key) => {
          allow(false);
          return items.get(key) ?? null;
        },
        setItem: (key, value) => {
          allow(true);
          items.set(key, value);
        },
        removeItem: (key) => {
          allow(false);
          items.delete(key);
        },
      };
      const storage = createStorage({ backing });
      const listeners = new Set<Parameters<ShopStorage['subscribe']>[0]>();
      const tell = (key: string, removed: boolean) => {
        for (const [tab, others] of tabs) if (tab !== own) others.forEach((listener) => listener(key, removed));
      };
      const own: ShopStorage = {
        ...storage,
        set: (key, value, ttl) => {
          storage.set(key, value, ttl);
          tell(key, false);
        },
        remove: (key) => {
          storage.remove(key);
          tell(key, true);
        },
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
      tabs.set(own, listeners);
      return own;
    },
    lock: async (cartId, work) => {
      if (locks.has(cartId)) throw new CartLockedError();
      locks.add(cartId);
      try {
        return await work();
      } finally {
        locks.delete(cartId);
      }
    },
    isOrdering: (cartId) => locks.has(cartId),
    orderedCarts: { has: (id) => ordered.has(id), add: (id) => void ordered.add(id) },
    dropLocks: () => locks.clear(),
  };
  return browser;
}

/** Keys that may outlive a sign-out: none of them says anything about the shopper. */
export const impersonalKeys: readonly string[] = [storageKeys.imagesBySku, storageKeys.storeView, storageKeys.currency];
