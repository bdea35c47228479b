import { isObject, isString, storageKeys, type ShopStorage } from '../commerce/index.ts';
import { getWishKey, type ChosenOptions } from './wishlist-choice.ts';

/** A product that a guest has put on the wishlist of this device. */
export interface GuestWishlistItem extends ChosenOptions {
  sku: string;
}

/** Products that a device holds at most: they are listed in one request, and moved to an account one by one. */
export const maxGuestWishlistItems = 50;

/** Time in s for which the list is stored, from its last change: 90 days. */
const lifetime = 90 * 24 * 60 * 60;

/** Longest SKU of Magento. */
const maxSkuLength = 64;
const maxOptions = 20;
const maxUidLength = 200;
/** Longest text of an option, in characters. */
const maxTextLength = 2000;

const isShortText = (value: unknown, maxLength: number): value is string =>
  isString(value) && value !== '' && value.length <= maxLength;

type EnteredOptions = NonNullable<ChosenOptions['enteredOptions']>;

/** Returns null for what are no entered options. */
function parseEnteredOptions(value: unknown): EnteredOptions | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > maxOptions) return null;
  const entered = value.flatMap((option: unknown): EnteredOptions => {
    if (!isObject(option)) return [];
    const { uid, value: text } = option;
    return isShortText(uid, maxUidLength) && isShortText(text, maxTextLength) ? [{ uid, value: text }] : [];
  });
  return entered.length === value.length ? entered : null;
}

function parseGuestWishlistItem(value: unknown): GuestWishlistItem | null {
  if (!isObject(value)) return null;
  const { sku, selectedOptions } = value;
  if (!isShortText(sku, maxSkuLength) || !Array.isArray(selectedOptions) || selectedOptions.length > maxOptions)
    return null;
  const uids = selectedOptions.filter((uid): uid is string => isShortText(uid, maxUidLength));
  const entered = parseEnteredOptions(value.enteredOptions);
  if (uids.length < selectedOptions.length || entered === null) return null;
  return { sku, selectedOptions: uids, ...(entered.length > 0 && { enteredOptions: entered }) };
}

/**
 * Reads a stored list: what is no wish is left out, each choice of a product is listed once, and there are at most
 * {@link maxGuestWishlistItems}.
 */
export function parseGuestWishlist(stored: readonly unknown[]): GuestWishlistItem[] {
  const byKey = new Map<string, GuestWishlistItem>();
  for (const value of stored) {
    const wish = parseGuestWishlistItem(value);
    const key = wish && getWishKey(wish);
    if (key && !byKey.has(key)) byKey.set(key, wish);
  }
  return [...byKey.values()].slice(0, maxGuestWishlistItems);
}

/** The wishlist that a guest keeps on this device. */
export interface GuestWishlist {
  /** The products, the last one first; the same array until something changes. */
  getItems(): readonly GuestWishlistItem[];
  /** Puts a product with its choice first, and other choices of it behind. Returns false when the list is full. */
  add(wish: GuestWishlistItem): boolean;
  /** Removes products with these choices, not with others. */
  remove(wishes: readonly GuestWishlistItem[]): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Stores the list in the shop's storage; changes in other tabs arrive here too. */
export function createGuestWishlist(storage: ShopStorage): GuestWishlist {
  const key = storageKeys.guestWishlist;
  const read = () => parseGuestWishlist(storage.get(key, isList) ?? []);
  let items = read();
  const listeners = new Set<() => void>();
  const show = (next: GuestWishlistItem[]) => {
    if (JSON.stringify(next) === JSON.stringify(items)) return;
    items = next;
    listeners.forEach((listener) => listener());
  };
  const save = (next: GuestWishlistItem[]) => {
    if (next.length > 0) storage.set(key, next, lifetime);
    else storage.remove(key);
    show(next);
  };
  storage.subscribe((changed) => {
    if (changed === null || changed === key) show(read());
  });
  return {
    getItems: () => items,
    add(added) {
      const { sku, selectedOptions, enteredOptions = [] } = added;
      const addedKey = getWishKey(added);
      // Another tab may have written since the last event.
      const others = read().filter((wish) => getWishKey(wish) !== addedKey);
      if (others.length >= maxGuestWishlistItems) return false;
      save([
        {
          sku,
          selectedOptions: [...selectedOptions],
          ...(enteredOptions.length > 0 && { enteredOptions: enteredOptions.slice() }),
        },
        ...others,
      ]);
      return true;
    },
    remove(wishes) {
      const removed = wishes.map(getWishKey);
      const stored = read();
      const rest = stored.filter((wish) => !removed.includes(getWishKey(wish)));
      if (rest.length < stored.length) save(rest);
      else show(rest);
    },
    clear: () => save([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// All parts of the page share the one of their tab.
const wishlists = new WeakMap<ShopStorage, GuestWishlist>();

/** Returns the guest's wishlist in a storage. */
export function getGuestWishlist(storage: ShopStorage): GuestWishlist {
  const known = wishlists.get(storage);
  if (known) return known;
  const wishlist = createGuestWishlist(storage);
  wishlists.set(storage, wishlist);
  return wishlist;
}
