import { afterAll, beforeAll } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../storefront/backend/server.ts';
import { fixtureShop } from '../../../storefront/backend/testing/fixture-shop.ts';
import { capabilityFields } from '../../../storefront/src/commerce/capabilities.ts';
import { queryLimits } from '../../../storefront/src/commerce/query-limits.ts';
import { writeTypeQueries } from '../../../storefront/src/commerce/type-queries.ts';
import * as formAttributes from '../../../storefront/src/custom-attributes/form-attributes.ts';
import { productAttributes } from '../../../storefront/src/products/product-attributes.ts';
import { knownMethods } from '../../../storefront/src/checkout/payment/known-methods.ts';
import { findTextLocale } from '../../../storefront/src/i18n/find-text-locale.ts';
import { findStoreName } from '../../../storefront/src/shell/layout/find-store-name.ts';
import { locales } from '../../../storefront/src/i18n/locale.ts';
import { layoutBlocks } from '../../../storefront/src/platform/layout/layout-blocks.ts';
import { probePaths } from '../../../storefront/server/health.ts';
import { getStaticPaths } from '../../../storefront/src/shell/routes.ts';
import { featureNames } from '../backend-features.mjs';
import { examineBackend } from '../examine-backend.mjs';

/**
 * Starts a backend before the tests of a file and closes it after them.
 *
 * @param profile - Extensions that it has.
 * @param release - Magento release.
 * @returns a function that returns its URL.
 */
export function useBackend(profile: 'stock' | 'extended', release: '2.4.8' | '2.4.9'): () => string {
  let backend: Awaited<ReturnType<typeof startBackend>> | undefined;
  let folder: string | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-doctor-'));
    backend = await startBackend({
      port: 0,
      faults: false,
      dataFolder: folder,
      publicUrl: 'http://localhost:3000',
      // That of all extensions is on Adobe Commerce as well.
      shop: fixtureShop(profile === 'extended' ? { commerce: { storeCredit: true, rewardPoints: null } } : {}),
      profile,
      release,
    });
  });
  afterAll(async () => {
    await backend?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return () => backend?.url ?? '';
}

/**
 * Examines a backend for the shop.
 *
 * @param url - Address of the backend.
 * @param send - Sends the requests. Default: `fetch`.
 * @param shippingPages - Paths of the pages on the costs of shipping, by store view. Default: none.
 */
export function examine(url: string, send?: typeof fetch, shippingPages: Readonly<Record<string, string>> = {}) {
  return examineBackend({
    url,
    capabilityFields,
    queryLimits,
    writeTypeQueries,
    featureNames,
    productAttributes,
    formAttributes,
    paymentMethods: knownMethods,
    locales,
    findTextLocale,
    findStoreName,
    blocks: Object.values(layoutBlocks),
    shopPaths: [...getStaticPaths(), ...probePaths],
    shippingPages,
    ...(send && { send }),
  });
}
