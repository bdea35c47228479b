import type { LocaleCode } from '../../i18n/index.ts';

/** Image tiles of maps. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the license of the tiles requires. */
  attribution: string;
}

/** Configured locale and name for a store view until the backend returns them. */
export interface StoreDefaults {
  /** Data key, e.g. `de_DE`. */
  locale: LocaleCode;
  /** Name of the shop; empty for none. */
  name: string;
}

/**
 * Settings that the merchant makes outside of the backend and that pages depend on. The server reads them from its
 * environment (`readShopSettings`); the browser gets them as part of the layout data, so they are public.
 */
export interface ShopSettings {
  /** URL of the analytics script, which loads after consent; null for no analytics. */
  analyticsScript: string | null;
  /** null for no maps. */
  mapTiles: MapTiles | null;
  /** Hosts whose social walls load on a click; links to the walls replace all others. */
  socialHosts: readonly string[];
  /** Codes of payment methods that are paid outside of the shop, in addition to Magento's own. */
  offlinePaymentMethods: readonly string[];
  /**
   * Hosts from which the content security policy lets content load images and videos; absent where that is every host.
   */
  mediaHosts?: readonly string[];
  /** Origins of the admins that may preview unpublished content. */
  previewOrigins: readonly string[];
  /** Products on one page of a list; null for the backend's number. */
  pageSize: number | null;
  storeDefaults: StoreDefaults;
}
