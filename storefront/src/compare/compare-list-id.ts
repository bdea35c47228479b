import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** The uid of a guest's list, by which alone the backend knows it. */
export interface CompareListId {
  get(): string | null;
  set(uid: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const isUid = (value: unknown): value is string => isString(value) && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** Stores the uid in the shop's storage; changes in other tabs arrive here too. */
export function createCompareListId(storage: ShopStorage): CompareListId {
  const key = storageKeys.compareList;
  const read = () => storage.get(key, isUid) ?? null;
  let uid = read();
  const listeners = new Set<() => void>();
  const show = (next: string | null) => {
    if (next === uid) return;
    uid = next;
    listeners.forEach((listener) => listener());
  };
  storage.subscribe((changed) => {
    if (changed === null || changed === key) show(read());
  });
  return {
    get: () => uid,
    set: (next) => {
      storage.set(key, next);
      show(next);
    },
    clear: () => {
      storage.remove(key);
      show(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// All parts of the page share the one of their tab.
const ids = new WeakMap<ShopStorage, CompareListId>();

/** Returns the uid's store in a storage. */
export function getCompareListId(storage: ShopStorage): CompareListId {
  const known = ids.get(storage) ?? createCompareListId(storage);
  ids.set(storage, known);
  return known;
}
