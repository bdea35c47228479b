import { cp } from 'node:fs/promises';
import path from 'node:path';
import { reports } from '../../scripts/lib/paths.mjs';
import type { Shop } from '../../scripts/lib/shop.mjs';
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs';

/** The addresses and the data folder of a running shop. */
export type ShopFacts = Pick<Shop, 'url' | 'backendUrl' | 'dataDir'>;

/** A shop of the tests' own, beside any other that runs on this machine. */
export interface TestShop extends ShopFacts {
  /** Stops it and removes its data; its logs are kept in `test-results/logs/<name>`. */
  stop(): Promise<void>;
}

/**
 * Names the folder of the images that the shops of a run share: each is drawn once, whichever shop is asked for it
 * first.
 */
export const picturesVariable = 'WITRYNA_TEST_PICTURES';

/**
 * Starts the built shop on free ports with an empty data folder of its own. It has the Polish store view only, which
 * most end-to-end tests are about; `BACKEND_SECOND_STORE_VIEW` of `env` says otherwise, empty for the default. Its pages
 * are rendered for each request, because tests change data that Magento would purge; the page cache has tests of its own.
 *
 * @param name says whose logs are kept, e.g. `end-to-end tests`
 * @param env further variables for the backend and the server
 * @throws Error when it is not built or does not start
 */
export async function startTestShop(name: string, env: Record<string, string> = {}): Promise<TestShop> {
  const { url, backendUrl, dataDir, stop } = await startTemporaryShop(
    { BACKEND_SECOND_STORE_VIEW: '0', PAGE_CACHE_TTL: '0', ...env },
    process.env[picturesVariable],
  );
  return {
    url,
    backendUrl,
    dataDir,
    stop: async () => {
      await cp(path.join(dataDir, 'logs'), path.join(reports, 'logs', name), { recursive: true });
      await stop();
    },
  };
}
