import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

/**
 * Tests with the German shop for shoes and lamps on stock Magento, see `tests/merchants/german-shoes`. Nothing of the
 * demo is configured.
 */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`merchant-${workerIndex}`, {
        BACKEND_SHOP: 'tests/merchants/german-shoes',
        BACKEND_PROFILE: 'stock',
        BACKEND_SECOND_STORE_VIEW: '',
        DEFAULT_LOCALE: '',
        SHOP_NAME: '',
        LOGO_MARK: '',
        // Node loads TypeScript without help from 22.18 on.
        NODE_OPTIONS: `--import=${import.meta.resolve('tsx')}`,
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '../../support/fixtures.ts';
