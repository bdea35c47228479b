import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** Searches that are remembered. */
const mostSearches = 6;
/** Time in s for which they are: 30 days. */
const lifetime = 30 * 24 * 60 * 60;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** Texts that the shopper searched for, the last one first. They never leave the browser. */
export function readSearches(storage: ShopStorage): string[] {
  return storage.get(storageKeys.recentSearches, isList) ?? [];
}

/** Puts a text to the front; the same text in other letters counts as the same. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const key = text.toLocaleLowerCase();
  return [text, ...searches.filter((other) => other.toLocaleLowerCase() !== key)].slice(0, mostSearches);
}

/** Remembers a text that found something. */
export function rememberSearch(storage: ShopStorage, text: string): void {
  storage.set(storageKeys.recentSearches, withSearch(readSearches(storage), text), lifetime);
}

/** Forgets all of them. */
export function forgetSearches(storage: ShopStorage): void {
  storage.remove(storageKeys.recentSearches);
}
