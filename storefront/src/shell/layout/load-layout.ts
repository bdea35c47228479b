import { filterInputsQuery, orderSections, toFilterInputs, getPageSize, toListModes } from '../../catalog/index.ts';
import { execute, isSupported, type CommerceClient } from '../../commerce/index.ts';
import { cmsBlocksQuery, type ContentPolicy } from '../../content/index.ts';
import { favoriteStoreConfigQuery } from '../../favorite-store/index.ts';
import {
  availableStoresQuery,
  currencyQuery,
  toCurrencies,
  toExchangeRates,
  toShopUrls,
  toStoreViews,
} from '../../store-view/index.ts';
import { getMediaOrigin } from '../../media/index.ts';
import { hasContactContent } from './has-contact-content.ts';
import { menuQuery, storeConfigDataQuery, storeConfigQuery, storeNameQuery } from './layout-operations.ts';
import { layoutBlocks } from '../../platform/layout/layout-blocks.ts';
import type { LayoutData } from '../../platform/layout/layout-data.ts';
import type { ShopSettings } from '../../platform/layout/shop-settings.ts';
import { limitMenu } from './limit-menu.ts';
import { absoluteFooter, toBlocks, isFavoriteStoreEnabled, toMenu, toStoreSettings } from './to-layout-data.ts';

export interface LoadLayoutOptions {
  client: CommerceClient;
  signal: AbortSignal;
  /** Path prefix of the client's store view. Default: none. */
  basePath?: string;
  /** Origin of the shop. */
  publicUrl: string;
  settings: ShopSettings;
  /** Makes CMS HTML safe. */
  sanitize(html: string, policy: ContentPolicy): string;
}

/** Fetches everything around the page. Runs on the server only; the browser gets the result with the HTML. */
export async function loadLayout({
  client,
  signal,
  basePath = '',
  publicUrl,
  settings: given,
  sanitize,
}: LoadLayoutOptions): Promise<LayoutData> {
  const options = { signal };
  const [config, data, name, menu, blocks, stores, currencies, filters, favorites] = await Promise.all([
    execute(client, storeConfigQuery, {}, options),
    execute(client, storeConfigDataQuery, {}, options),
    execute(client, storeNameQuery, {}, options),
    execute(client, menuQuery, {}, options),
    execute(client, cmsBlocksQuery, { identifiers: Object.values(layoutBlocks) }, options),
    execute(client, availableStoresQuery, {}, options),
    execute(client, currencyQuery, {}, options),
    execute(client, filterInputsQuery, {}, options),
    isSupported(client, favoriteStoreConfigQuery) ? execute(client, favoriteStoreConfigQuery, {}, options) : null,
  ]);
  const hasContactForm = client.capabilities.includes('contactForm');
  const told = toStoreSettings({ config: config.data, data: data.data, name: name.data, hasContactForm }, given);
  const store = { ...told, hasContactPage: told.hasContactPage || (await hasContactContent(client, options)) };
  const storeViews = toStoreViews(stores.data, publicUrl);
  const shopUrls = toShopUrls(stores.data, { storeCode: store.storeCode, basePath, publicUrl, storeViews });
  const settings = { ...withMediaHost(given, store.mediaBaseUrl), shopUrls };
  const sanitizeContent = (html: string) => sanitize(html, settings);
  const exchangeRates = toExchangeRates(currencies.data);
  const listModes = toListModes(config.data.storeConfig, settings.pageSize);
  return {
    store,
    menu: limitMenu(toMenu(menu.data, sanitizeContent)),
    blocks: {
      ...toBlocks(blocks.data, sanitizeContent),
      ...toAbsoluteFooter(config.data.storeConfig?.absolute_footer, sanitizeContent),
    },
    capabilities: client.capabilities,
    filterInputs: toFilterInputs(filters.data),
    pageSize: settings.pageSize ?? getPageSize(config.data.storeConfig),
    ...(listModes && { listModes }),
    ...toDefaultSort(config.data.storeConfig?.catalog_default_sort_by),
    productSections: orderSections(config.data.storeConfig?.product_page_sections),
    basePath,
    favoriteStore: isFavoriteStoreEnabled(favorites?.data ?? null),
    sendFriend: toSendFriend(config.data.storeConfig?.send_friend),
    giftMessages: {
      order: config.data.storeConfig?.allow_order === '1',
      lines: config.data.storeConfig?.allow_items === '1',
    },
    withdrawal: config.data.storeConfig?.withdrawal_enabled ?? false,
    settings,
    storeViews,
    currencies: toCurrencies(currencies.data),
    ...(exchangeRates && { exchangeRates }),
  };
}

/** Who may write to friends about a product. */
function toSendFriend(
  setting: { enabled_for_customers: boolean; enabled_for_guests: boolean } | null | undefined,
): LayoutData['sendFriend'] {
  if (!setting?.enabled_for_customers) return 'nobody';
  return setting.enabled_for_guests ? 'everyone' : 'customers';
}

// Mostly scripts stand there, of which nothing is left.
function toAbsoluteFooter(html: string | null | undefined, sanitize: (html: string) => string): Record<string, string> {
  const footer = html ? sanitize(html).trim() : '';
  return footer === '' ? {} : { [absoluteFooter]: footer };
}

// Position is what lists without an order have.
function toDefaultSort(attribute: string | null | undefined): Pick<LayoutData, 'defaultSort'> {
  return attribute && attribute !== 'position' ? { defaultSort: { attribute, direction: 'ASC' } } : {};
}

/** Lets content show the files of the store view, which its content security policy allows (see `getMediaOrigin`). */
function withMediaHost(settings: ShopSettings, mediaBaseUrl: string | null): ShopSettings {
  const origin = getMediaOrigin(mediaBaseUrl);
  if (!settings.mediaHosts || origin === null) return settings;
  return { ...settings, mediaHosts: [...new Set([...settings.mediaHosts, new URL(origin).host])] };
}
