import { getShopPath, type ResultOf } from '../commerce/index.ts';
import type { ExchangeRates, StoreView } from '../platform/layout/layout-data.ts';
import type { availableStoresQuery, currencyQuery } from './store-view-operations.ts';

/**
 * Reads the store views in their order. The default one is that which the backend names, or else the first.
 *
 * The base URLs of Magento name the hosts of the views only where one of them is the shop's own: otherwise they are those
 * of Magento itself, and all views are at paths of the shop. Of the views of a host, one has no code in its paths: the
 * default view, or else the first with the host alone as its base URL.
 *
 * @param publicUrl - Origin of the shop.
 */
export function toStoreViews(
  { availableStores }: ResultOf<typeof availableStoresQuery.document>,
  publicUrl: string,
): StoreView[] {
  const stores = (availableStores ?? [])
    .flatMap((store) =>
      store?.store_code
        ? [{ ...store, store_code: store.store_code, baseUrl: toBaseUrl(store.secure_base_link_url) }]
        : [],
    )
    .sort((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0));
  // Each group has a default view; that of the default group is the website's.
  const defaults = stores.filter((store) => store.is_default_store);
  const defaultStore = defaults.find((store) => store.is_default_store_group) ?? defaults[0] ?? stores[0];
  const ownHost = new URL(publicUrl).host;
  const hasHosts = stores.some(({ baseUrl }) => baseUrl?.host === ownHost);
  const findRoot = (host: string) => [defaultStore, ...stores].find((store) => isAtRoot(store?.baseUrl, host));
  const root = (hasHosts && findRoot(ownHost)) || defaultStore;
  const toOtherHost = ({ store_code: code, baseUrl }: (typeof stores)[number]): Pick<StoreView, 'baseUrl'> => {
    if (!hasHosts || baseUrl === null || baseUrl.host === ownHost) return {};
    const { host, origin, pathname } = baseUrl;
    const hasOwnPath = !isAtRoot(baseUrl, host) || findRoot(host)?.store_code === code;
    return { baseUrl: `${origin}${hasOwnPath ? pathname.replace(/\/+$/, '') : getShopPath(code)}` };
  };
  return stores.map((store) => ({
    code: store.store_code,
    name: store.store_name ?? store.store_code,
    group: store.store_group_name ?? null,
    locale: store.locale ?? null,
    currency: store.default_display_currency_code ?? null,
    mediaBaseUrl: store.secure_base_media_url ?? null,
    basePath: store === root ? '' : getShopPath(store.store_code),
    ...(store === defaultStore && store !== root && { isDefault: true }),
    ...toOtherHost(store),
  }));
}

const isAtRoot = (url: URL | null | undefined, host: string): boolean => url?.host === host && url.pathname === '/';

/** Returns a URL that pages can be opened at; null for anything else. */
export function toBaseUrl(url: string | null | undefined): URL | null {
  if (!url || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password ? parsed : null;
}

/** Returns where the pages of a store view begin, without a slash at the end: a path, or a URL on another host. */
export function getViewBase({ baseUrl, basePath }: Pick<StoreView, 'baseUrl' | 'basePath'>): string {
  return baseUrl ?? basePath;
}

/** Reads the currencies that a store view allows, e.g. `['EUR']`. */
export function toCurrencies({ currency }: ResultOf<typeof currencyQuery.document>): string[] {
  return (currency?.available_currency_codes ?? []).filter((code) => code !== null);
}

/**
 * Reads what the currencies of a store view are worth; undefined where it has none but the base currency.
 */
export function toExchangeRates({ currency }: ResultOf<typeof currencyQuery.document>): ExchangeRates | undefined {
  const base = currency?.base_currency_code;
  const codes = [currency?.default_display_currency_code, ...(currency?.available_currency_codes ?? [])];
  if (!base || codes.every((code) => !code || code === base)) return undefined;
  const rates = (currency.exchange_rates ?? []).flatMap((exchange): [string, number][] =>
    exchange?.currency_to && exchange.rate ? [[exchange.currency_to, exchange.rate]] : [],
  );
  return { base, rates: Object.fromEntries([...rates, [base, 1]]) };
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
