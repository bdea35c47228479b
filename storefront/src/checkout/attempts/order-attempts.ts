import { storageKeys, type ShopStorage } from '../../commerce/index.ts';
import {
  attemptLifetime,
  currentAttempts,
  isAttempts,
  reduceAttempts,
  type AttemptEvent,
  type OrderAttempt,
} from './order-attempt.ts';

/** Orders that were sent from this browser and whose result the shopper has not seen. Shared by all tabs. */
export interface OrderAttempts {
  read(): readonly OrderAttempt[];
  /** Applies an event for all tabs. */
  dispatch(event: AttemptEvent): void;
  /** Removes the attempts of customers, or all. */
  clear(whose: 'customers' | 'all'): void;
  /** Subscribes to changes of this tab and of others; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates the attempts of a storage. @param now current time in ms */
export function createOrderAttempts(storage: ShopStorage, now: () => number = Date.now): OrderAttempts {
  const listeners = new Set<() => void>();
  const read = () => currentAttempts(storage.get(storageKeys.orderAttempts, isAttempts) ?? [], now());
  const write = (attempts: readonly OrderAttempt[]) => {
    if (attempts.length > 0) storage.set(storageKeys.orderAttempts, attempts, attemptLifetime / 1000);
    else storage.remove(storageKeys.orderAttempts);
    listeners.forEach((listener) => listener());
  };
  return {
    read,
    dispatch: (event) => {
      const before = read();
      const after = reduceAttempts(before, event, now());
      if (after !== before && !(before.length === 0 && after.length === 0)) write(after);
    },
    clear: (whose) => {
      const before = read();
      const kept = whose === 'all' ? [] : before.filter(({ session }) => session === null);
      if (kept.length < before.length) write(kept);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = storage.subscribe((key) => {
        if (key === null || key === storageKeys.orderAttempts) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const ofStorage = new WeakMap<ShopStorage, OrderAttempts>();

/** Returns the attempts of this tab's storage. One shared object, so that all listeners are notified. */
export function orderAttemptsIn(storage: ShopStorage): OrderAttempts {
  const known = ofStorage.get(storage) ?? createOrderAttempts(storage);
  ofStorage.set(storage, known);
  return known;
}
