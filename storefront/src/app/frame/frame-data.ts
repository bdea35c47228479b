import type { FilterInputs, ProductSection } from '../../catalog/index.ts';
import { getShopPath, type Capabilities, type ResultOf } from '../../commerce/index.ts';
import type { cmsBlocksQuery } from '../../content/index.ts';
import type { favoriteStoreConfigQuery } from '../../favorite-store/index.ts';
import type { StoreView } from '../../store-view/index.ts';
import type { menuQuery, storeConfigDataQuery, storeConfigQuery, storeNameQuery } from './frame-operations.ts';

/** Settings of the store view, without gaps: what the backend leaves out has the default of the Polish store. */
export interface StoreSettings {
  storeCode: string;
  storeName: string;
  /** Data key, e.g. `pl_PL`. */
  locale: string;
  currency: string;
  copyright: string;
  homePage: string;
  /** IANA name, e.g. `Europe/Warsaw`. */
  timeZone: string;
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  rootCategoryUid: string;
  contactEnabled: boolean;
  newsletterEnabled: boolean;
  mediaBaseUrl: string | null;
}

/** A category of the menus, sorted and without the hidden ones. */
export interface MenuCategory {
  uid: string;
  name: string;
  /** Path of its page, e.g. `/witaminy/witamina-d.html`. */
  href: string;
  /** Children as a slim list in columns. */
  skinny: boolean;
  /** Promotional HTML beside the children, sanitised; null without. */
  promo: string | null;
  children: MenuCategory[];
}

/** What the frame around every page shows. Public: it stands in the HTML. */
export interface FrameData {
  store: StoreSettings;
  menu: MenuCategory[];
  /** Sanitised HTML of the frame's CMS blocks by identifier; a missing block is absent. */
  blocks: Record<string, string>;
  /** What the backend can do beyond stock Magento. */
  capabilities: Capabilities;
  /** Attributes that product lists can be filtered by. */
  filterInputs: FilterInputs;
  /** The sections of a product's page, in their order. */
  productSections: readonly ProductSection[];
  /** What stands before every path of this store view: its code, e.g. `/witryna_pl_en_us`; empty for the default view. [RTE-15] */
  basePath: string;
  /** The shop has favourite stores, and they are switched on. */
  favoriteStore: boolean;
  /** Contracts can be withdrawn from on-line. */
  withdrawal: boolean;
  /** Address of the script that measures visits once the shopper has agreed; null for none. */
  measurementScript: string | null;
  /** Address of the pictures of maps, with `{z}`, `{x}` and `{y}`, and whose they are; absent where there are no maps. */
  mapTiles?: { url: string; attribution: string } | null;
  /** Hosts of the scripts that draw social walls once the shopper asks for one; absent where links stand instead. */
  socialHosts?: readonly string[];
  /** Codes of payment methods that the merchant declares to be paid outside of the shop; absent without any. */
  offlinePaymentMethods?: readonly string[];
  /** Hosts from which the content security policy lets content load images and videos; absent where that is every host. */
  mediaHosts?: readonly string[];
  /** All store views of the website; the first segment of a path may be the code of one. */
  storeViews: StoreView[];
  /** Currencies that may be chosen in this store view. */
  currencies: string[];
}

/** Identifiers of the CMS blocks in the frame, and of one that several pages show (decision OPN-45). */
export const frameBlocks = {
  banner: 'header-banner',
  extraLink: 'header-extra-link',
  checkoutLinks: 'checkout-links',
  legalLinks: 'legal-links',
  subscriptionOffer: 'subscription-offer',
} as const;

/** The store view that the shop was made for (STO-02). */
export const defaultStoreCode = 'witryna_pl_pl_pl';
export const defaultStoreName = 'witryna - PL';

export interface StoreAnswers {
  config: ResultOf<typeof storeConfigQuery.document>;
  data: ResultOf<typeof storeConfigDataQuery.document>;
  name: ResultOf<typeof storeNameQuery.document>;
}

/**
 * Returns the name that the merchant appends to page titles (`design/head/title_suffix`), without its separator,
 * e.g. `Witryna` for ` | Witryna`; null when there is none. The name of a store view is often one for the admin only.
 */
function toSiteName(titleSuffix: string | null | undefined): string | null {
  return titleSuffix?.replace(/^[\s|·•–—:/-]+/u, '').trim() || null;
}

/** Reads the store settings from the backend's answers. */
export function readStoreSettings({ config: { storeConfig }, data, name }: StoreAnswers): StoreSettings {
  return {
    storeCode: storeConfig?.store_code ?? defaultStoreCode,
    storeName: toSiteName(storeConfig?.title_suffix) ?? name.storeConfig?.store_name ?? defaultStoreName,
    locale: storeConfig?.locale ?? 'pl_PL',
    currency: storeConfig?.default_display_currency_code ?? 'PLN',
    copyright: data.storeConfig?.copyright ?? '',
    // Magento stores `identifier|page id`.
    homePage: storeConfig?.cms_home_page?.split('|')[0] ?? 'home',
    timeZone: storeConfig?.timezone ?? 'Europe/Warsaw',
    categoryUrlSuffix: storeConfig?.category_url_suffix ?? '',
    productUrlSuffix: storeConfig?.product_url_suffix ?? '',
    rootCategoryUid: storeConfig?.root_category_uid ?? '',
    contactEnabled: storeConfig?.contact_enabled ?? true,
    newsletterEnabled: storeConfig?.newsletter_enabled ?? true,
    mediaBaseUrl: storeConfig?.secure_base_media_url ?? null,
  };
}

/** A category of an answer, as far as the menus read it. */
export interface MenuNode {
  uid: string;
  name?: string | null;
  position?: number | null;
  include_in_menu?: number | null;
  url_path?: string | null;
  url_suffix?: string | null;
  skinny_navigation?: number | null;
  promo_content?: string | null;
  promo_rich_content?: string | null;
  children?: readonly (MenuNode | null)[] | null;
}

/**
 * Reads the category tree for the menus: hidden categories (include_in_menu 0) are left out on every level
 * (NAV-16, NAV-17), the others ordered by position, then name (decision OPN-84).
 *
 * @param sanitize makes the promotional HTML of a category safe
 */
export function readMenu(
  { categoryList }: ResultOf<typeof menuQuery.document>,
  sanitize: (html: string) => string,
): MenuCategory[] {
  return readCategories(categoryList?.[0]?.children, sanitize);
}

/** The categories that menus show, in their order: by position, then by name. */
export function inMenu<Node extends MenuNode>(nodes: readonly (Node | null)[] | null | undefined): Node[] {
  return (nodes ?? [])
    .filter((node): node is Node => node !== null && node.include_in_menu !== 0 && !!node.name && !!node.url_path)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.name ?? '').localeCompare(b.name ?? ''));
}

/** Path of a category's page. */
export const categoryHref = ({ url_path, url_suffix }: MenuNode): string => getShopPath(url_path, url_suffix);

function readCategories(nodes: readonly (MenuNode | null)[] | null | undefined, sanitize: (html: string) => string): MenuCategory[] {
  return inMenu(nodes).map((node) => ({
    uid: node.uid,
    name: node.name ?? '',
    href: categoryHref(node),
    skinny: node.skinny_navigation === 1,
    promo: readPromo(node, sanitize),
    children: readCategories(node.children, sanitize),
  }));
}

/** Plain markup or, where there is none, Page Builder content, whose styles sanitising writes into its markup (CMS-12). */
function readPromo({ promo_content, promo_rich_content }: MenuNode, sanitize: (html: string) => string): string | null {
  const html = promo_content || promo_rich_content;
  return html ? sanitize(html) : null;
}

/** Reads CMS blocks by identifier; missing ones are absent. */
export function readBlocks(
  { cmsBlocks }: ResultOf<typeof cmsBlocksQuery.document>,
  sanitize: (html: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    (cmsBlocks?.items ?? []).flatMap((block) =>
      block?.identifier && block.content ? [[block.identifier, sanitize(block.content)]] : [],
    ),
  );
}

/** Reads whether favourite stores are switched on; they are not where the backend does not know them (LOC-07). */
export function readFavoriteStoreEnabled(answer: ResultOf<typeof favoriteStoreConfigQuery.document> | null): boolean {
  return answer?.storeConfig?.absolunet_storelocator_enable_favorite_point_of_sale ?? false;
}
