import type { ShopFacts } from './test-shop.ts';

const variables = {
  url: 'WITRYNA_TEST_URL',
  backendUrl: 'WITRYNA_TEST_BACKEND_URL',
  dataDir: 'WITRYNA_TEST_DATA_DIR',
} as const;

/** Tells the worker processes, which inherit the environment, where the shared shop is. */
export function publishShop(shop: ShopFacts): void {
  process.env[variables.url] = shop.url;
  process.env[variables.backendUrl] = shop.backendUrl;
  process.env[variables.dataDir] = shop.dataDir;
}

/**
 * The shop that all end-to-end tests of a run share.
 *
 * @throws Error outside of a Playwright run
 */
export function sharedShop(): ShopFacts {
  return { url: read(variables.url), backendUrl: read(variables.backendUrl), dataDir: read(variables.dataDir) };
}

function read(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: the global setup has not run.`);
  return value;
}
