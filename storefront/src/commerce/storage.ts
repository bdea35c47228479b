import { isObject } from './guards.ts';

/** Used part of `localStorage` and `sessionStorage`. */
export type BackingStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A stored value with its life span. */
export interface StoredItem<Value> {
  readonly value: Value;
  /** When it was stored, in ms since 1970. */
  readonly timeStored: number;
  /** Time to live in seconds from then; undefined for ever. */
  readonly ttl?: number;
}

/**
 * Small persistent values with a time to live. Never throws: what cannot be stored lives in memory until the page is
 * left.
 */
export interface ShopStorage {
  /**
   * Value of a key; undefined when there is none, it has expired, is damaged or is refused by the guard.
   *
   * @param guard tells whether what was stored, perhaps by an older version of the shop, still has the right shape
   */
  get<Value>(key: string, guard: (value: unknown) => value is Value): Value | undefined;
  /** The same with its life span. */
  getItem<Value>(key: string, guard: (value: unknown) => value is Value): StoredItem<Value> | undefined;
  /**
   * Stores a value that JSON can hold.
   *
   * @param ttl time to live in seconds; without it the value stays
   * @param timeStored from when it lives, in ms since 1970; default now
   */
  set(key: string, value: unknown, ttl?: number, timeStored?: number): void;
  remove(key: string): void;
  /** Keys of this storage, also those of expired items. */
  keys(): string[];
  /**
   * Subscribes to changes of other tabs, and to the return of the page from the back/forward cache, which no change
   * reaches there.
   *
   * @param listener gets the key, or null when any may have changed; and whether the item was removed, even if it was
   *   set again since
   * @returns unsubscribe function
   */
  subscribe(listener: (key: string | null, removed: boolean) => void): () => void;
}

export interface StorageOptions {
  /** Default: the page's `localStorage`. */
  backing?: BackingStore | undefined;
  /** Current time in ms. */
  now?(): number;
  /** Keys of data that can be had again; thrown away when the browser has no room for something else. */
  evictable?: readonly string[];
}

/** Longest stored text. Larger values would use up the room that the browser gives to a shop. */
export const MAX_ITEM_LENGTH = 256_000;

/** A storage of the browser, unless there is none or its use is forbidden. */
function findStorage(name: 'localStorage' | 'sessionStorage'): BackingStore | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** Reads an item as this module writes it; undefined for anything else. Prototype keys in stored text are left out. */
function parseItem(text: string | null | undefined): StoredItem<unknown> | undefined {
  if (!text) return undefined;
  try {
    const item: unknown = JSON.parse(text, (key: string, value: unknown) => (key === '__proto__' ? undefined : value));
    if (!isObject(item)) return undefined;
    const { value, timeStored, ttl } = item;
    if (typeof timeStored !== 'number' || value === undefined) return undefined;
    return typeof ttl === 'number' ? { value, timeStored, ttl } : { value, timeStored };
  } catch {
    return undefined;
  }
}

/** Opens the storage of the shop. */
export function createStorage({
  backing = findStorage('localStorage'),
  now = Date.now,
  evictable = [],
}: StorageOptions = {}): ShopStorage {
  // Holds what the browser would not store, under the same rules.
  const memory = new Map<string, string>();

  /** Runs an action on the browser's storage, which may throw for privacy or lack of room. */
  const attempt = <Result>(action: (store: BackingStore) => Result): Result | undefined => {
    try {
      return backing && action(backing);
    } catch {
      return undefined;
    }
  };
  const write = (key: string, text: string) =>
    attempt((store) => {
      store.setItem(key, text);
      return true;
    });
  const remove = (key: string) => {
    memory.delete(key);
    attempt((store) => store.removeItem(key));
  };

  const storage: ShopStorage = {
    get: (key, guard) => storage.getItem(key, guard)?.value,

    getItem(key, guard) {
      const text = memory.get(key) ?? attempt((store) => store.getItem(key));
      const item = parseItem(text);
      const { value, timeStored = 0, ttl } = item ?? {};
      const expired = ttl !== undefined && now() - timeStored >= ttl * 1000;
      if (!expired && guard(value)) return { ...item, value, timeStored };
      if (text) remove(key);
      return undefined;
    },

    set(key, value, ttl, timeStored = now()) {
      const text = JSON.stringify({ value, timeStored, ttl });
      const fits = text.length <= MAX_ITEM_LENGTH;
      const stored =
        fits &&
        (write(key, text) ??
          evictable.some((other) => {
            if (other === key) return false;
            remove(other);
            return write(key, text);
          }));
      if (stored) {
        memory.delete(key);
      } else {
        // An older value must not come back after a reload.
        remove(key);
        memory.set(key, text);
      }
    },

    remove,

    keys() {
      const stored = attempt((store) => Array.from({ length: store.length }, (_, index) => store.key(index))) ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key !== null);
    },

    subscribe(listener) {
      if (typeof window === 'undefined') return () => undefined;
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener(
        'storage',
        ({ key, newValue, storageArea }) => storageArea === backing && listener(key, newValue === null),
        { signal },
      );
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener(null, false), { signal });
      return () => listening.abort();
    },
  };
  return storage;
}

let ofTab: ShopStorage | undefined;

/** Session storage of this tab, which survives a reload. For the browser only. */
export const tabStorage = (): ShopStorage => (ofTab ??= createStorage({ backing: findStorage('sessionStorage') }));

/**
 * The last entries of a record, for a cache that may not grow for ever.
 *
 * @param limit largest number of entries; the first ones are left out
 */
export function capEntries<Value>(record: Readonly<Record<string, Value>>, limit: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).slice(-limit));
}
