import { getShopPath, type ResultOf } from '../commerce/index.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';
import type { availableStoresQuery, currencyQuery } from './store-view-operations.ts';

/** Reads the store views in their order. The default one is that which the backend names, or else the first. */
export function toStoreViews({ availableStores }: ResultOf<typeof availableStoresQuery.document>): StoreView[] {
  const stores = (availableStores ?? [])
    .flatMap((store) => (store?.store_code ? [{ ...store, store_code: store.store_code }] : []))
    .sort((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0));
  const defaultCode = (stores.find((store) => store.is_default_store) ?? stores[0])?.store_code;
  return stores.map((store) => ({
    code: store.store_code,
    name: store.store_name ?? store.store_code,
    group: store.store_group_name ?? null,
    locale: store.locale ?? null,
    currency: store.default_display_currency_code ?? null,
    mediaBaseUrl: store.secure_base_media_url ?? null,
    basePath: store.store_code === defaultCode ? '' : getShopPath(store.store_code),
  }));
}

/** Reads the currencies that a store view allows, e.g. `['EUR']`. */
export function toCurrencies({ currency }: ResultOf<typeof currencyQuery.document>): string[] {
  return (currency?.available_currency_codes ?? []).filter((code) => code !== null);
}

/** Whether there is more than one store view or currency, so that the switchers show. */
export function hasSwitcherOptions({
  storeViews,
  currencies,
}: {
  storeViews: readonly StoreView[];
  currencies: readonly string[];
}): boolean {
  return storeViews.length > 1 || currencies.length > 1;
}
