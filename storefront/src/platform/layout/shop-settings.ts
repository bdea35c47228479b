import type { LocaleCode } from '../../i18n/index.ts';

/** Image tiles of maps. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the license of the tiles requires. */
  attribution: string;
}

/**
 * What resizes the images below the media URL of the backend:
 *
 * - `server`: the server of the shop, from the originals that Magento Open Source stores
 * - `fastly`: the backend's own host, by the query parameters of Fastly's image optimizer (Adobe Commerce on cloud)
 * - `none`: nothing; every screen gets the original
 * - a URL template of any other service, with `{width}` in px and the original as `{url}`, `{encodedUrl}` or `{path}`
 *   (below the media URL), e.g. `/cdn-cgi/image/width={width},quality=85,format=auto/{url}` for Cloudflare
 */
export type ImageService = 'server' | 'fastly' | 'none' | `${string}{width}${string}`;

/** Configured locale, name and country for a store view whose backend does not return them, or not yet. */
export interface StoreDefaults {
  /** Data key, e.g. `de_DE`. */
  locale: LocaleCode;
  /** Name of the shop; empty for none. */
  name: string;
  /** ISO 3166-1 alpha-2. Absent: the locale of the store view decides. */
  country?: string;
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
  imageService: ImageService;
  /** Mark beside the name of a shop without a logo, in empty states and as favicon; null for none. */
  logoMark: 'witryna' | null;
  /**
   * Hosts from which the content security policy lets content load images and videos; absent where that is every host.
   */
  mediaHosts?: readonly string[];
  /**
   * Paths of the shop by the URLs at which the backend has the same pages, e.g. `{ 'magento.example/de': '/de' }`, for
   * the links of its texts. The layout adds it; default: none.
   */
  shopUrls?: Readonly<Record<string, string>>;
  /** Origins of the admins that may preview unpublished content. */
  previewOrigins: readonly string[];
  /** Products on one page of a list; null for the backend's number. */
  pageSize: number | null;
  /** Whether products can be compared side by side. */
  comparison: boolean;
  /** Whether guests can order downloads. */
  guestDownloads: boolean;
  /**
   * Paths of the pages that name the costs of shipping, by the code of the store view; `*` for all others. Absent: prices
   * do not mention shipping.
   */
  shippingPages?: Readonly<Record<string, string>>;
  storeDefaults: StoreDefaults;
}
