import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';
import { american, german, type OtherMerchant } from './other-merchants.ts';

/**
 * Tests with a shop on stock Magento in which nothing of the demo is configured.
 *
 * @param merchant folder of `tests/merchants`
 * @param release of Magento. Default: that of `BACKEND_MAGENTO`
 */
export const createMerchantTest = (
  merchant:
    | 'german-shoes'
    | 'american-bikes'
    | 'unknown-payments'
    | 'members-only'
    | 'list-mode'
    | 'own-attributes'
    | 'store-credit'
    | 'commerce-attributes'
    | 'swiss-outdoor',
  release?: string,
) =>
  base.extend<object, object>({
    shop: [
      async ({}, use, { workerIndex }) => {
        const shop = await startTestShop(`${merchant}-${workerIndex}`, {
          ...(release !== undefined && { BACKEND_MAGENTO: release }),
          BACKEND_SHOP: `tests/merchants/${merchant}`,
          BACKEND_PROFILE: 'stock',
          // The one that the merchants have; it is not that of the demo, whatever the release.
          BACKEND_MESSAGES: 'en',
          BACKEND_SECOND_STORE_VIEW: '',
          GUEST_DOWNLOADS: 'on',
          DEFAULT_LOCALE: '',
          SHOP_NAME: '',
          LOGO_MARK: '',
          BACKEND_FAULTS: '1',
          // Node loads TypeScript without help from 22.18 on.
          NODE_OPTIONS: `--import=${import.meta.resolve('tsx')}`,
        });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });

/** Tests with the German shop for shoes and lamps. */
export const test = createMerchantTest('german-shoes');

/** Tests with the American shop for bikes. */
export const americanTest = createMerchantTest('american-bikes');

/**
 * Defines the same tests for a merchant in Germany and one in the United States. Those of the second have the tag
 * `@full`.
 */
export function describeMerchants(define: (merchantTest: typeof test, merchant: OtherMerchant) => void): void {
  for (const [merchant, merchantTest] of [
    [german, test],
    [american, americanTest],
  ] as const) {
    merchantTest.describe(`${merchant.folder}${merchant === german ? '' : ' @full'}`, () => {
      merchantTest.use({ reducedMotion: 'reduce', locale: merchant.language, timezoneId: merchant.timeZone });
      define(merchantTest, merchant);
    });
  }
}

export { expect } from '../../support/fixtures.ts';
