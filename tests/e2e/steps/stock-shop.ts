import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

/**
 * Tests with a shop whose backend has no extensions and answers with the status codes of 2.4.9: stock Magento Open
 * Source.
 */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`stock-${workerIndex}`, { BACKEND_PROFILE: 'stock', BACKEND_MAGENTO: '2.4.9' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '../../support/fixtures.ts';
