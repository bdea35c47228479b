import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

/** Tests with a shop whose backend has attacks in every text and hostile redirects, in two store views. */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`hostile-${workerIndex}`, {
        BACKEND_CONTENT: 'hostile',
        BACKEND_SECOND_STORE_VIEW: '1',
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect } from '../../support/fixtures.ts';
