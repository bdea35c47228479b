import { randomRuns } from '../../support/random-runs.ts';
import { givenPages } from './given-pages.ts';
import { createBackendFetch } from './random-backend.ts';
import type { SchemaProfile } from '../../../storefront/src/commerce/schema/read-schema.ts';
import { createSchema } from './unknown-types.ts';

/** A merchant whose backend answers with random values. */
export interface UnknownMerchant {
  /** What names it where a page of it fails. */
  name: string;
  /** The network of the shop. */
  fetch: typeof fetch;
}

/** Shares of null by the merchant's backend: 0 of one that fills in everything, 1 of one that fills in nothing. */
type NullShares = Readonly<Record<SchemaProfile, readonly number[]>>;

/** Returns merchants on stock Magento and on one with the extensions that the shop knows; the same ones in every run. */
export function createMerchants(nullShares: NullShares): UnknownMerchant[] {
  const runs = randomRuns({ test: 1, full: 10 });
  return (['stock', 'extended'] as const).flatMap((profile) => {
    const schema = createSchema(profile);
    return Array.from({ length: runs }, (_, seed) =>
      nullShares[profile].map((nullShare) => ({
        name: `${profile}, seed ${seed}, null ${nullShare}`,
        fetch: createBackendFetch({ schema, seed: String(seed), nullShare, given: givenPages }),
      })),
    ).flat();
  });
}

/** Types of products, the last one of an extension. */
export const productTypes = [
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
  'ThirdPartyProductInterface',
] as const;
