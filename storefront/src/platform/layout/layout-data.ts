import type { Capabilities, FilterInputs } from '../../commerce/index.ts';
import type { LocaleCode } from '../../i18n/index.ts';
import type { ShopSettings } from './shop-settings.ts';

/** A store view of the website, as in the switchers. */
export interface StoreView {
  /** Value of the `Store` header, e.g. `witryna_pl_en_us`. */
  code: string;
  name: string;
  /** Name of the store group; null if the backend has none. */
  group: string | null;
  /** Data key, e.g. `en_US`; null when the backend names none. */
  locale: string | null;
  /** Default currency; null if the backend has none. */
  currency: string | null;
  mediaBaseUrl: string | null;
  /** Base path of the store view; empty for the one at the root of this host, mostly the default one. */
  basePath: string;
  /** Whether it is the default one of the backend although another view is at the root of this host. Default: no. */
  isDefault?: boolean;
  /**
   * Where the pages of a store view on another host begin, without a slash at the end, e.g. `https://shop.example/de`.
   * Absent for a view on this host.
   */
  baseUrl?: string;
}

/** Settings of the store view. Missing fields have Magento's or the merchant's default. */
export interface StoreSettings {
  storeCode: string;
  storeName: string;
  /** Text before the titles of all pages (Magento: `design/head/title_prefix`). Default: none. */
  titlePrefix?: string;
  /** Title of pages without one (Magento: `design/head/default_title`). Default: none. */
  defaultTitle?: string;
  /** Tags of `design/head/includes` that the shop takes over, see `parseHeadIncludes`. Default: none. */
  headTags?: readonly { name: string; content: string }[];
  /** Whether content pages have breadcrumbs (Magento: `web/default/show_cms_breadcrumbs`). Default: no. */
  hasContentBreadcrumbs?: boolean;
  /** Description of pages without one (Magento: `design/head/default_description`). Default: none. */
  defaultDescription?: string;
  /** Whether shoppers are told that orders are not fulfilled (Magento: `design/head/demonotice`). Default: no. */
  isDemo?: boolean;
  /** Logo of the shop: an image, or its text (Magento: `design/header`). */
  logo: {
    text: string;
    /** Width and height in pixels; null where the merchant sets none. */
    image: { src: string; width: number | null; height: number | null } | null;
  };
  /** URL of the icon that the merchant has uploaded; null without one (Magento: `design/head/shortcut_icon`). */
  favicon: string | null;
  /** Data key of the language of pages, and of numbers and dates, e.g. `de_AT`. */
  locale: string;
  /** Locale of the shop's own texts, e.g. `de_DE`. Default: the same. */
  textLocale?: LocaleCode;
  /** BCP 47 tag of numbers and amounts of a language that the shop has no texts in, e.g. `cs-CZ`. Default: `locale`. */
  numberLocale?: string;
  currency: string;
  /** Whether the store's country is in the European Economic Area, whose law restricts price comparisons. */
  isInEea: boolean;
  /** Country of the store, ISO 3166-1 alpha-2, see `findStoreCountry`. Absent: not known. */
  defaultCountry?: string;
  /** Whether prices have no tax and say so, see `isTaxNoteNeeded`. Default: no. */
  hasTaxNote?: boolean;
  /** What prices say in addition, where the merchant names a page on shipping. Default: nothing. */
  priceNotice?: {
    /** Path of the page that names the costs of shipping. */
    shippingPage: string;
    /** Whether prices say that they include tax. */
    isTaxIncluded: boolean;
  };
  copyright: string;
  homePage: string;
  /** IANA name, e.g. `Europe/Warsaw`. */
  timeZone: string;
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  rootCategoryUid: string;
  /** Whether the contact page has a form, or names other ways to reach the shop. */
  hasContactPage: boolean;
  newsletterEnabled: boolean;
  /** Whether guests can order. Default: yes. */
  allowsGuestCheckout?: boolean;
  /** Whether products have reviews (Magento: `catalog/review/active`). Default: yes. */
  hasReviews?: boolean;
  mediaBaseUrl: string | null;
}

/** A category of the menus; hidden ones are left out. */
export interface MenuCategory {
  uid: string;
  name: string;
  /** Path of its page, e.g. `/witaminy/witamina-d.html`. */
  href: string;
  /** Children as a slim list in columns. */
  skinny: boolean;
  /** Sanitized promotional HTML next to the children; null for none. */
  promo: string | null;
  children: MenuCategory[];
}

/** How lists show products where the grid is not the only mode (Magento: `catalog/frontend/list_mode`). */
export interface ListModes {
  /** The modes that shoppers can choose, the first one without a choice. */
  modes: readonly ('grid' | 'list')[];
  /** Products on one page in list mode. */
  pageSize: number;
}

/** What the currencies of a store view are worth. */
export interface ExchangeRates {
  /** Currency in which Magento stores prices. */
  base: string;
  /** How much of a currency one unit of the base currency is, by code. */
  rates: Readonly<Record<string, number>>;
}

/** Data of the layout around every page. It is part of the HTML, so it must be public. */
export interface LayoutData {
  store: StoreSettings;
  menu: MenuCategory[];
  /** Sanitized HTML of the layout's CMS blocks by identifier; a missing block is absent. */
  blocks: Record<string, string>;
  /** Optional capabilities of the backend. */
  capabilities: Capabilities;
  /** Attributes that product lists can be filtered by. */
  filterInputs: FilterInputs;
  /** Products on one page of a list. */
  pageSize: number;
  /** Modes of lists; absent where the grid is the only one. */
  listModes?: ListModes;
  /** Default order of categories; absent for Magento's own, by position. */
  defaultSort?: { attribute: string; direction: 'ASC' };
  /** The sections of a product's page, in their order. */
  productSections: readonly string[];
  /** Base path of the store view, e.g. `/witryna_pl_en_us`; empty for the one at the root of this host. */
  basePath: string;
  /** Whether favorite stores are enabled. */
  favoriteStore: boolean;
  /** Who may email friends about a product. */
  sendFriend: 'nobody' | 'customers' | 'everyone';
  /** What the store allows gift messages for: whole orders, and lines of which the product does not say otherwise. */
  giftMessages: { order: boolean; lines: boolean };
  /** Whether contracts can be withdrawn from online. */
  withdrawal: boolean;
  settings: ShopSettings;
  /** All store views of the website; the first segment of a path may be the code of one. */
  storeViews: StoreView[];
  /** Currencies that may be chosen in this store view. */
  currencies: string[];
  /** Absent where the store view has none but the base currency. */
  exchangeRates?: ExchangeRates;
  /** Whether parts are missing, as on an error page: other pages need a document with the whole layout. Default: no. */
  isReduced?: boolean;
}
