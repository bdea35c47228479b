import { filterInputsQuery, orderSections, readFilterInputs } from '../../catalog/index.ts';
import { execute, isSupported, type CommerceClient } from '../../commerce/index.ts';
import { cmsBlocksQuery } from '../../content/index.ts';
import { favoriteStoreConfigQuery } from '../../favorite-store/index.ts';
import { availableStoresQuery, currencyQuery, readCurrencies, readStoreViews } from '../../store-view/index.ts';
import { menuQuery, storeConfigDataQuery, storeConfigQuery, storeNameQuery } from './frame-operations.ts';
import { frameBlocks, readBlocks, readFavoriteStoreEnabled, readMenu, readStoreSettings, type FrameData } from './frame-data.ts';

export interface LoadFrameOptions {
  client: CommerceClient;
  signal: AbortSignal;
  /** What stands before every path of the client's store view. Default: nothing. */
  basePath?: string;
  /** Address of the script that measures visits after consent. Default: none. */
  measurementScript?: string | null;
  /** Where the pictures of maps come from. Default: nowhere, and there are no maps. */
  mapTiles?: FrameData['mapTiles'];
  /** Hosts of the scripts that draw social walls. Default: none. */
  socialHosts?: readonly string[];
  /** Codes of payment methods that the merchant declares to be paid outside of the shop. Default: none. */
  offlinePaymentMethods?: readonly string[];
  /** Hosts from which content may load images and videos. Default: every host. */
  mediaHosts?: readonly string[] | null;
  /** Makes CMS HTML safe. */
  sanitize(html: string): string;
}

/** Fetches everything around the page. Runs on the server only; the browser gets the result with the HTML. */
export async function loadFrame({ client, signal, basePath = '', measurementScript = null, mapTiles, socialHosts = [], offlinePaymentMethods = [], mediaHosts, sanitize }: LoadFrameOptions): Promise<FrameData> {
  const options = { signal };
  const [config, data, name, menu, blocks, stores, currencies, filters, favorites] = await Promise.all([
    execute(client, storeConfigQuery, {}, options),
    execute(client, storeConfigDataQuery, {}, options),
    execute(client, storeNameQuery, {}, options),
    execute(client, menuQuery, {}, options),
    execute(client, cmsBlocksQuery, { identifiers: Object.values(frameBlocks) }, options),
    execute(client, availableStoresQuery, {}, options),
    execute(client, currencyQuery, {}, options),
    execute(client, filterInputsQuery, {}, options),
    isSupported(client, favoriteStoreConfigQuery) ? execute(client, favoriteStoreConfigQuery, {}, options) : null,
  ]);
  return {
    store: readStoreSettings({ config: config.data, data: data.data, name: name.data }),
    menu: readMenu(menu.data, sanitize),
    blocks: readBlocks(blocks.data, sanitize),
    capabilities: client.capabilities,
    filterInputs: readFilterInputs(filters.data),
    productSections: orderSections(config.data.storeConfig?.product_page_sections),
    basePath,
    favoriteStore: readFavoriteStoreEnabled(favorites?.data ?? null),
    withdrawal: config.data.storeConfig?.withdrawal_enabled ?? false,
    measurementScript,
    ...(mapTiles && { mapTiles }),
    ...(socialHosts.length > 0 && { socialHosts }),
    ...(offlinePaymentMethods.length > 0 && { offlinePaymentMethods }),
    ...(mediaHosts && { mediaHosts }),
    storeViews: readStoreViews(stores.data),
    currencies: readCurrencies(currencies.data),
  };
}
