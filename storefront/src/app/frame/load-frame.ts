import { filterInputsQuery, readFilterInputs } from '../../catalog/index.ts';
import { execute, isSupported, type CommerceClient } from '../../commerce/index.ts';
import { cmsBlocksQuery } from '../../content/index.ts';
import { favoriteStoreConfigQuery } from '../../favorite-store/index.ts';
import { availableStoresQuery, menuQuery, storeConfigQuery } from './frame-operations.ts';
import { frameBlocks, readBlocks, readFavoriteStoreEnabled, readMenu, readStoreCodes, readStoreSettings, type FrameData } from './frame-data.ts';

export interface LoadFrameOptions {
  client: CommerceClient;
  signal: AbortSignal;
  /** What stands before every path of the client's store view. Default: nothing. */
  basePath?: string;
  /** Makes CMS HTML safe. */
  sanitize(html: string): string;
}

/** Fetches everything around the page. Runs on the server only; the browser gets the result with the HTML. */
export async function loadFrame({ client, signal, basePath = '', sanitize }: LoadFrameOptions): Promise<FrameData> {
  const options = { signal };
  const [config, menu, blocks, stores, filters, favorites] = await Promise.all([
    execute(client, storeConfigQuery, {}, options),
    execute(client, menuQuery, {}, options),
    execute(client, cmsBlocksQuery, { identifiers: Object.values(frameBlocks) }, options),
    execute(client, availableStoresQuery, {}, options),
    execute(client, filterInputsQuery, {}, options),
    isSupported(client, favoriteStoreConfigQuery) ? execute(client, favoriteStoreConfigQuery, {}, options) : null,
  ]);
  return {
    store: readStoreSettings(config.data),
    menu: readMenu(menu.data, sanitize),
    blocks: readBlocks(blocks.data, sanitize),
    capabilities: client.capabilities,
    filterInputs: readFilterInputs(filters.data),
    basePath,
    favoriteStore: readFavoriteStoreEnabled(favorites?.data ?? null),
    storeCodes: readStoreCodes(stores.data),
  };
}
