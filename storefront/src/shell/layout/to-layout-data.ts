import { getShopPath, type ResultOf } from '../../commerce/index.ts';
import type { cmsBlocksQuery } from '../../content/index.ts';
import type { favoriteStoreConfigQuery } from '../../favorite-store/index.ts';
import { findTextLocale, localeTag, noCurrency } from '../../i18n/index.ts';
import type { MenuCategory, StoreSettings } from '../../platform/layout/layout-data.ts';
import { isEeaCountry, isTaxAddedAtCheckout, isTaxNoteNeeded } from '../../price/index.ts';
import type { ShopSettings, StoreDefaults } from '../../platform/layout/shop-settings.ts';
import { parseHeadIncludes } from './parse-head-includes.ts';
import { findStoreCountry } from './find-store-country.ts';
import { findStoreName } from './find-store-name.ts';
import type { menuQuery, storeConfigDataQuery, storeConfigQuery, storeNameQuery } from './layout-operations.ts';

/** Name under which the blocks have the HTML at the end of the footer (Magento: `design/footer/absolute_footer`). */
export const absoluteFooter = 'absolute-footer';

export interface StoreResponses {
  config: ResultOf<typeof storeConfigQuery.document>;
  data: ResultOf<typeof storeConfigDataQuery.document>;
  name: ResultOf<typeof storeNameQuery.document>;
  /** Whether the backend takes messages where its settings do not say. Default: true. */
  hasContactForm?: boolean;
}

/** Returns the image that the merchant has uploaded as the logo; null without one. */
function toLogoImage(config: StoreResponses['config']['storeConfig']): StoreSettings['logo']['image'] {
  if (!config?.header_logo_src || !config.secure_base_media_url) return null;
  return {
    src: `${config.secure_base_media_url}logo/${config.header_logo_src}`,
    width: config.logo_width,
    height: config.logo_height,
  };
}

/** Returns the URL of the icon that the merchant has uploaded; null without one. */
function toFavicon(config: StoreResponses['config']['storeConfig']): string | null {
  if (!config?.head_shortcut_icon || !config.secure_base_media_url) return null;
  return `${config.secure_base_media_url}favicon/${config.head_shortcut_icon}`;
}

/**
 * A store view in a language without texts has those of the default locale, and its dates and plurals with them, which
 * are words too; amounts are written as its shoppers know them.
 */
function toLocales(
  code: string,
  defaults: StoreDefaults,
): Pick<StoreSettings, 'locale' | 'textLocale' | 'numberLocale'> {
  const textLocale = findTextLocale(code);
  if (textLocale !== null) return { locale: code, ...(textLocale !== code && { textLocale }) };
  return { locale: defaults.locale, ...(isNumberLocale(code) && { numberLocale: localeTag(code) }) };
}

/** Whether `Intl` takes the code of a locale; its tag has no more than languages, scripts and regions. */
const isNumberLocale = (code: string): boolean => /^[a-z]{2,3}(?:_[A-Z][a-z]{3})?_[A-Z]{2}$/.test(code);

/** A name that this machine does not know would keep every date from being written. */
function toTimeZone(name: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Reads the store settings from the backend's answers. */
export function toStoreSettings(
  { config: { storeConfig }, data, name, hasContactForm = true }: StoreResponses,
  { storeDefaults: defaults, shippingPages = {} }: Pick<ShopSettings, 'storeDefaults' | 'shippingPages'>,
): StoreSettings {
  const view = name.storeConfig?.store_name;
  const sources = {
    titleSuffix: storeConfig?.title_suffix,
    view,
    group: storeConfig?.store_group_name,
    logo: storeConfig?.logo_alt,
    title: storeConfig?.default_title,
    locale: storeConfig?.locale,
    configured: defaults.name,
  };
  const storeName = findStoreName(sources) ?? view ?? '';
  const country = findStoreCountry({
    country: storeConfig?.default_country,
    configured: defaults.country,
    locale: storeConfig?.locale,
    currency: storeConfig?.default_display_currency_code,
    timezone: storeConfig?.timezone,
  });
  const display = storeConfig?.display_product_prices_in_catalog;
  const shippingPage = shippingPages[storeConfig?.store_code ?? ''] ?? shippingPages['*'];
  const headTags = parseHeadIncludes(storeConfig?.head_includes);
  return {
    storeCode: storeConfig?.store_code ?? 'default',
    storeName,
    ...(storeConfig?.title_prefix?.trim() && { titlePrefix: storeConfig.title_prefix.trim() }),
    ...(storeConfig?.default_title?.trim() && { defaultTitle: storeConfig.default_title.trim() }),
    ...(headTags.length > 0 && { headTags }),
    ...(storeConfig?.show_cms_breadcrumbs === 1 && { hasContentBreadcrumbs: true }),
    ...(storeConfig?.default_description && { defaultDescription: storeConfig.default_description }),
    ...(storeConfig?.demonotice === 1 && { isDemo: true }),
    logo: {
      text: storeConfig?.logo_alt?.trim() || storeName,
      image: toLogoImage(storeConfig),
    },
    favicon: toFavicon(storeConfig),
    ...toLocales(storeConfig?.locale ?? defaults.locale, defaults),
    // Amounts are written without a symbol, which might be wrong.
    currency: storeConfig?.default_display_currency_code ?? noCurrency,
    ...(country && { defaultCountry: country }),
    // Without a country the stricter rule holds.
    isInEea: country ? isEeaCountry(country) : true,
    ...(isTaxNoteNeeded(display, country) && { hasTaxNote: true }),
    // Where the backend does not say what prices include, they have tax, except in the USA and Canada.
    ...(shippingPage && {
      priceNotice: { shippingPage, isTaxIncluded: display !== 1 && !isTaxAddedAtCheckout(country) },
    }),
    copyright: data.storeConfig?.copyright ?? '',
    // Magento stores `identifier|page id`.
    homePage: storeConfig?.cms_home_page?.split('|')[0] ?? 'home',
    timeZone: toTimeZone(storeConfig?.timezone),
    categoryUrlSuffix: storeConfig?.category_url_suffix ?? '',
    productUrlSuffix: storeConfig?.product_url_suffix ?? '',
    rootCategoryUid: storeConfig?.root_category_uid ?? '',
    hasContactPage: storeConfig?.contact_enabled ?? hasContactForm,
    newsletterEnabled: storeConfig?.newsletter_enabled ?? true,
    ...(storeConfig?.is_guest_checkout_enabled === false && { allowsGuestCheckout: false }),
    ...(storeConfig?.product_reviews_enabled === '0' && { hasReviews: false }),
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
 * Reads the category tree for the menus: hidden categories (include_in_menu 0) are left out on every level, the others ordered by position, then name.
 *
 * @param sanitize makes the promotional HTML of a category safe
 */
export function toMenu(
  { categoryList }: ResultOf<typeof menuQuery.document>,
  sanitize: (html: string) => string,
): MenuCategory[] {
  return toMenuCategories(categoryList?.[0]?.children, sanitize);
}

/** The categories that menus show, in their order: by position, then by name. */
export function filterMenuCategories<Node extends MenuNode>(
  nodes: readonly (Node | null)[] | null | undefined,
): Node[] {
  return (nodes ?? [])
    .filter((node): node is Node => node !== null && node.include_in_menu !== 0 && !!node.name && !!node.url_path)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.name ?? '').localeCompare(b.name ?? ''));
}

/** Path of a category's page. */
export const categoryHref = ({ url_path, url_suffix }: MenuNode): string => getShopPath(url_path, url_suffix);

function toMenuCategories(
  nodes: readonly (MenuNode | null)[] | null | undefined,
  sanitize: (html: string) => string,
): MenuCategory[] {
  return filterMenuCategories(nodes).map((node) => ({
    uid: node.uid,
    name: node.name ?? '',
    href: categoryHref(node),
    skinny: node.skinny_navigation === 1,
    promo: toPromo(node, sanitize),
    children: toMenuCategories(node.children, sanitize),
  }));
}

/**
 * Plain markup or, where there is none, Page Builder content, whose styles sanitizing writes into its markup.
 */
function toPromo({ promo_content, promo_rich_content }: MenuNode, sanitize: (html: string) => string): string | null {
  const html = promo_content || promo_rich_content;
  return html ? sanitize(html) : null;
}

/** Reads CMS blocks by identifier; missing ones are absent. */
export function toBlocks(
  { cmsBlocks }: ResultOf<typeof cmsBlocksQuery.document>,
  sanitize: (html: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    (cmsBlocks?.items ?? []).flatMap((block) =>
      block?.identifier && block.content ? [[block.identifier, sanitize(block.content)]] : [],
    ),
  );
}

/** Reads whether favorite stores are switched on; they are not where the backend does not know them. */
export function isFavoriteStoreEnabled(answer: ResultOf<typeof favoriteStoreConfigQuery.document> | null): boolean {
  return answer?.storeConfig?.absolunet_storelocator_enable_favorite_point_of_sale ?? false;
}
