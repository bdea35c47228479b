import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startVarnish } from '../../tools/lib/varnish-process.mjs';
import { endProcess, startShopProcess, waitForResponse } from '../support/shop-process.ts';

/** Two processes of the storefront behind Varnish, with one backend. */
export interface CachedShop {
  /** Address of the cache. */
  url: string;
  /** Addresses of the storefront's processes, without the cache. */
  storefronts: readonly string[];
  /** Kills the first process of the storefront as `kill -9` does. */
  killOne(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the shop with the configuration of `deploy/varnish`; only the addresses of the processes differ. */
export async function startCachedShop(): Promise<CachedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'witryna-cache-'));
  const ports = {
    backend: await freePort(),
    first: await freePort(),
    second: await freePort(),
    cache: await freePort(),
  };
  const url = `http://localhost:${ports.cache}`;
  const env = (port: number) => ({
    PUBLIC_URL: url,
    PORT: String(port),
    BACKEND_PORT: String(ports.backend),
    DATA_DIR: folder,
    COMMERCE_URL: '',
    // As in deploy/compose.yaml: Varnish caches the pages.
    PAGE_CACHE_TTL: '0',
  });
  const storefrontPorts = [ports.first, ports.second];

  const backend = startShopProcess('backend.js', env(0));
  const [first, second] = [
    startShopProcess('main.js', env(ports.first)),
    startShopProcess('main.js', env(ports.second)),
  ];
  const varnish = await startVarnish({ port: ports.cache, storefronts: storefrontPorts, folder });
  const stop = async () => {
    await Promise.all([varnish, first, second, backend].map((child) => endProcess(child, 'SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  };
  const storefronts = storefrontPorts.map((port) => `http://localhost:${port}`);
  try {
    for (const storefront of storefronts) await waitForResponse(`${storefront}/ready`);
    await waitForResponse(`${url}/health`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, storefronts, killOne: () => endProcess(first, 'SIGKILL'), stop };
}
