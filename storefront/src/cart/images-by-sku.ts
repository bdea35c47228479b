import { capEntries, isObject, isString, storageKeys, type ShopStorage } from '../commerce/index.ts';

/** Maximum number of stored images. */
const maximumEntries = 200;

const isImages = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isString);

/** Stores the image of a product for cart lines without an image in the response. */
export function rememberImage(storage: ShopStorage, sku: string, src: string): void {
  const { [sku]: known, ...others } = storage.get(storageKeys.imagesBySku, isImages) ?? {};
  if (known !== src) storage.set(storageKeys.imagesBySku, capEntries({ ...others, [sku]: src }, maximumEntries));
}

/** Returns the stored image of a product, or null. */
export function recallImage(storage: ShopStorage, sku: string): string | null {
  return storage.get(storageKeys.imagesBySku, isImages)?.[sku] ?? null;
}
