import { getShopPath, type ResultOf } from '../commerce/index.ts';
import type { availableStoresQuery, currencyQuery } from './store-view-operations.ts';

/** A store view of the website, as the switchers offer it (STO-03). */
export interface StoreView {
  /** Value of the `Store` header, e.g. `witryna_pl_en_us`. */
  code: string;
  name: string;
  /** Name of the group of stores; null when the backend names none. */
  group: string | null;
  /** Data key, e.g. `en_US`; null when the backend names none. */
  locale: string | null;
  /** The currency that it shows unless another is chosen. */
  currency: string;
  mediaBaseUrl: string | null;
  /** What stands before every path; empty for the default view. [RTE-15] */
  basePath: string;
}

/** Reads the store views in their order. The default one is that which the backend names, or else the first. */
export function readStoreViews({ availableStores }: ResultOf<typeof availableStoresQuery.document>): StoreView[] {
  const stores = (availableStores ?? [])
    .flatMap((store) => (store?.store_code ? [{ ...store, store_code: store.store_code }] : []))
    .sort((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0));
  const defaultCode = (stores.find((store) => store.is_default_store) ?? stores[0])?.store_code;
  return stores.map((store) => ({
    code: store.store_code,
    name: store.store_name ?? store.store_code,
    group: store.store_group_name ?? null,
    locale: store.locale ?? null,
    currency: store.default_display_currency_code ?? 'PLN',
    mediaBaseUrl: store.secure_base_media_url ?? null,
    basePath: store.store_code === defaultCode ? '' : getShopPath(store.store_code),
  }));
}

/** Reads the currencies that a store view allows, e.g. `['PLN']` (STO-12). */
export function readCurrencies({ currency }: ResultOf<typeof currencyQuery.document>): string[] {
  return (currency?.available_currency_codes ?? []).filter((code) => code !== null);
}

/** Whether there is more than one store view or currency, so that the switchers show (FRM-05, STO-16). */
export function hasChoice({ storeViews, currencies }: { storeViews: readonly StoreView[]; currencies: readonly string[] }): boolean {
  return storeViews.length > 1 || currencies.length > 1;
}
