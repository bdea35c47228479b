import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';

/** What the browser knows of the store views when a page starts. */
export interface StoreViewScope {
  /** Code of the view that the page is in. */
  current: string;
  storeViews: readonly StoreView[];
  /** Currencies that the view allows. */
  currencies: readonly string[];
}

/**
 * Saves a store view as the chosen one: its code, currency and media address. A currency that the shopper
 * chose instead of the last view's own is kept; whether the new view allows it shows when its page starts.
 */
export function saveStoreView(storage: ShopStorage, view: StoreView, storeViews: readonly StoreView[]): void {
  const stored = storage.get(storageKeys.currency, isString);
  const last = storeViews.find(({ code }) => code === storedViewCode(storage, storeViews));
  storage.set(storageKeys.storeView, view.code);
  saveCurrency(storage, stored !== undefined && stored !== last?.currency ? stored : view.currency);
  if (view.mediaBaseUrl === null) storage.remove(storageKeys.mediaBaseUrl);
  else storage.set(storageKeys.mediaBaseUrl, view.mediaBaseUrl);
}

/**
 * Brings the storage to the store view that the page is in, where an address led into another one than the chosen, and drops a currency that the view does not allow. Nothing is stored for a shopper who never left the
 * default view.
 *
 * @returns the chosen currency; undefined for the view's own
 */
export function enterStoreView(
  storage: ShopStorage,
  { current, storeViews, currencies }: StoreViewScope,
): string | undefined {
  const view = storeViews.find(({ code }) => code === current);
  if (view && storedViewCode(storage, storeViews) !== current) saveStoreView(storage, view, storeViews);
  const currency = storage.get(storageKeys.currency, isString);
  if (currency === undefined || currencies.includes(currency)) return currency;
  if (view) saveCurrency(storage, view.currency);
  return view?.currency ?? undefined;
}

function saveCurrency(storage: ShopStorage, currency: string | null): void {
  if (currency === null) storage.remove(storageKeys.currency);
  else storage.set(storageKeys.currency, currency);
}

/**
 * Chooses a display currency, if the view allows it.
 *
 * @returns false for a currency that it does not allow; nothing is stored then
 */
export function chooseCurrency(storage: ShopStorage, currency: string, currencies: readonly string[]): boolean {
  if (!currencies.includes(currency)) return false;
  storage.set(storageKeys.currency, currency);
  return true;
}

/** Code of the chosen view; that of the default one as long as none was chosen. */
function storedViewCode(storage: ShopStorage, storeViews: readonly StoreView[]): string | undefined {
  return storage.get(storageKeys.storeView, isString) ?? storeViews.find(({ basePath }) => basePath === '')?.code;
}
