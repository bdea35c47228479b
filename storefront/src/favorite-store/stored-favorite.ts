import {
  favoriteStoreKey,
  isFavoriteStoreKey,
  isObject,
  isString,
  storageKeys,
  type ShopStorage,
} from '../commerce/index.ts';
import type { Store } from '../stores/index.ts';

/** Stored data. */
interface StoredFavorite {
  store: Store;
  /** Whether a customer chose it, or it came from an account. */
  ofCustomer: boolean;
}

const isHours = (value: unknown): boolean =>
  value === null || (isObject(value) && isString(value['open']) && isString(value['close']));

const isPlace = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number');

const texts = [
  'identifier',
  'name',
  'href',
  'postcode',
  'city',
  'region',
  'country',
  'telephone',
  'type',
  'note',
] as const;

function isStore(value: unknown): value is Store {
  if (!isObject(value)) return false;
  const { addressLines, week, special, location, href } = value;
  return (
    texts.every((name) => isString(value[name])) &&
    isString(href) &&
    /^\/(?!\/)/.test(href) &&
    Array.isArray(addressLines) &&
    addressLines.every(isString) &&
    isPlace(location) &&
    Array.isArray(week) &&
    week.every(isHours) &&
    Array.isArray(special) &&
    special.every((day) => isObject(day) && isString(day['date']) && isString(day['title']) && isHours(day['hours']))
  );
}

const isStoredFavorite = (value: unknown): value is StoredFavorite =>
  isObject(value) && isStore(value['store']) && typeof value['ofCustomer'] === 'boolean';

/**
 * Returns the storage key of the favorite: that of the store view which was stored last.
 *
 * @param defaultStoreView - Code of the store view while none is stored.
 */
export function currentFavoriteKey(storage: ShopStorage, defaultStoreView: string): string {
  return favoriteStoreKey(storage.get(storageKeys.storeView, isString) ?? defaultStoreView);
}

/** Favorite stores in the browser's storage. */
export interface StoredFavorites {
  /** That of the current store view, and when it was stored, in ms since 1970. */
  read(): { store: Store; timeStored: number; ofCustomer: boolean } | undefined;
  /** Identifiers of those of other store views. */
  readOthers(): string[];
  write(store: Store, ofCustomer: boolean): void;
  /** Removes those of all store views. */
  clear(): void;
  /** Tells when another tab changed any of them. */
  subscribe(listener: () => void): () => void;
}

/**
 * Opens the favorites of a storage. One that was stored under another code of the default store view counts as that of
 * another store view, so that it is found by its identifier.
 *
 * @param defaultStoreView - Code of the store view while none is stored. Default: Magento's.
 */
export function storedFavorites(storage: ShopStorage, defaultStoreView = 'default'): StoredFavorites {
  const currentKey = () => currentFavoriteKey(storage, defaultStoreView);
  const keys = () => storage.keys().filter(isFavoriteStoreKey);
  return {
    read() {
      const item = storage.getItem(currentKey(), isStoredFavorite);
      return item && { ...item.value, timeStored: item.timeStored };
    },
    readOthers() {
      const own = currentKey();
      return keys().flatMap((key) => (key === own ? [] : (storage.get(key, isStoredFavorite)?.store.identifier ?? [])));
    },
    write: (store, ofCustomer) => storage.set(currentKey(), { store, ofCustomer } satisfies StoredFavorite),
    clear: () => keys().forEach((key) => storage.remove(key)),
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === null || isFavoriteStoreKey(key)) listener();
      }),
  };
}
