import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reports } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startShop, type Shop } from '../../scripts/lib/shop.mjs';

/** The addresses and the data folder of a running shop. */
export type ShopFacts = Pick<Shop, 'url' | 'backendUrl' | 'dataDir'>;

/** A shop of the tests' own, beside any other that runs on this machine. */
export interface TestShop extends ShopFacts {
  /** Stops it and removes its data; its logs are kept in `test-results/logs/<name>`. */
  stop(): Promise<void>;
}

/**
 * Starts the built shop on free ports with an empty data folder of its own.
 *
 * @param name says whose logs are kept, e.g. `journeys`
 * @param env further variables for the backend and the server
 * @throws Error when it is not built or does not start
 */
export async function startTestShop(name: string, env: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `witryna-${name}-`));
  const clear = async () => {
    await cp(path.join(dataDir, 'logs'), path.join(reports, 'logs', name), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const ports = { port: await freePort(), backendPort: await freePort() };
    const shop = await startShop({ ...ports, dataDir, commerceUrl: null, env });
    return {
      url: shop.url,
      backendUrl: shop.backendUrl,
      dataDir,
      stop: async () => {
        await shop.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
