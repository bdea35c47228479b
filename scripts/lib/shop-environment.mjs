import { join } from 'node:path';
import { readOutboxSetting } from './settings.mjs';

/**
 * Returns the variables with which the backend and the storefront start, built or from their sources.
 *
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env variables that take precedence over the defaults of the embedded backend
 * @returns {NodeJS.ProcessEnv}
 */
export function createShopEnvironment({ port, backendPort, dataDir, commerceUrl }, env) {
  return {
    ...(commerceUrl === null && { DEFAULT_LOCALE: 'pl_PL', SHOP_NAME: 'Witryna', LOGO_MARK: 'witryna' }),
    // The embedded backend resizes images itself, unless it stands in for Magento Open Source.
    ...(commerceUrl === null && env['BACKEND_PROFILE'] !== 'stock' && { IMAGES: 'fastly' }),
    IMAGE_CACHE_DIR: join(dataDir, 'resized-images'),
    // The backend purges the pages of what it sells, as a Magento does that has the shop among its cache hosts.
    BACKEND_HTTP_CACHE_HOSTS: `localhost:${port}`,
    ...env,
    DEMO_OUTBOX: readOutboxSetting(env),
    PUBLIC_URL: env['PUBLIC_URL'] || `http://localhost:${port}`,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    COMMERCE_URL: commerceUrl ?? '',
  };
}
