import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

/** The URL that the backend gives as its own. */
export const PUBLIC_URL = 'http://localhost:3000';

/**
 * Starts the embedded backend of the demo shop in this process, with an empty data folder. It runs until the process
 * exits.
 *
 * @returns {Promise<{ url: string, shop: typeof import('./shop-modules.ts'), close: () => Promise<void> }>} the modules
 *   of the storefront; `close` removes the data folder
 */
export async function startEmbeddedBackend() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'witryna-recording-'));
  Object.assign(process.env, {
    NODE_ENV: 'development',
    BACKEND_PORT: String(port),
    DATA_DIR: dataFolder,
    PUBLIC_URL,
    BACKEND_SECOND_STORE_VIEW: '0',
  });
  const vite = await createServer({
    configFile: join(root, 'storefront', 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  const close = async () => {
    await vite.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await vite.ssrLoadModule('/demo/main.ts');
    while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 200));
    // Typed, so that a renamed export is noticed without a run.
    const shop = /** @type {typeof import('./shop-modules.ts')} */ (
      await vite.ssrLoadModule(join(root, 'tools', 'record-stories', 'shop-modules.ts'))
    );
    return { url, shop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/graphql?query={__typename}`).then(
    () => true,
    () => false,
  );
