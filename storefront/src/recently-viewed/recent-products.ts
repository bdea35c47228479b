import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** Products that are remembered. */
const mostProducts = 9;
/** Time in s for which they are: 30 days. */
const lifetime = 30 * 24 * 60 * 60;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/**
 * SKUs of the products that were looked at, the last one first. They never leave the browser but as a public question
 * for products.
 */
export function readRecent(storage: ShopStorage): string[] {
  return storage.get(storageKeys.recentlyViewed, isList) ?? [];
}

/** Puts a product to the front of a list of SKUs. */
export function withProduct(skus: readonly string[], sku: string): string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, mostProducts);
}

/** Remembers that a product was looked at. */
export function rememberProduct(storage: ShopStorage, sku: string): void {
  storage.set(storageKeys.recentlyViewed, withProduct(readRecent(storage), sku), lifetime);
}

/** Forgets all of them. */
export function forgetRecent(storage: ShopStorage): void {
  storage.remove(storageKeys.recentlyViewed);
}
