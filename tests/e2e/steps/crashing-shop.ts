import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { endProcess, startShopProcess, waitForResponse } from '../../support/shop-process.ts';

/** A shop whose backend can be killed. */
export interface CrashingShop {
  url: string;
  backendUrl: string;
  /** Kills the backend as `kill -9` does. */
  crash(): Promise<void>;
  /** Starts the backend again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a shop with an empty data folder. */
export async function startCrashingShop(): Promise<CrashingShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'witryna-crash-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const [url, backendUrl] = [`http://localhost:${port}`, `http://localhost:${backendPort}`];
  const env = {
    PUBLIC_URL: url,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DEMO_OUTBOX: '1',
    DATA_DIR: dataDir,
    COMMERCE_URL: '',
  };

  const server = startShopProcess('main.js', env);
  let backend = startShopProcess('backend.js', env);
  const stop = async () => {
    await endProcess(server, 'SIGKILL');
    await endProcess(backend, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitForResponse(`${url}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    backendUrl,
    stop,
    crash: () => endProcess(backend, 'SIGKILL'),
    restart: async () => {
      backend = startShopProcess('backend.js', env);
      // The shop may still report the backend from before the crash.
      await waitForResponse(`${backendUrl}/graphql?query=%7B__typename%7D`);
      await waitForResponse(`${url}/ready`);
    },
  };
}
