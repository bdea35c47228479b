import { capEntries, isObject, isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** Most images that are remembered. */
const maximumEntries = 200;

const isImages = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isString);

/** Remembers the image of a product, for a cart line whose own image the backend does not send. */
export function rememberImage(storage: ShopStorage, sku: string, src: string): void {
  const { [sku]: known, ...others } = storage.get(storageKeys.imagesBySku, isImages) ?? {};
  if (known !== src) storage.set(storageKeys.imagesBySku, capEntries({ ...others, [sku]: src }, maximumEntries));
}

/** The remembered image of a product, or null. */
export function recallImage(storage: ShopStorage, sku: string): string | null {
  return storage.get(storageKeys.imagesBySku, isImages)?.[sku] ?? null;
}
