import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';
import { clearFaults } from './backend.ts';

/** Tests with a shop of their own whose backend can be told to fail. */
export const test = base.extend<{ calmBackend: undefined }, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`faults-${workerIndex}`, { BACKEND_FAULTS: '1' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  calmBackend: [
    async ({ shop }, use) => {
      await use(undefined);
      await clearFaults(shop);
    },
    { auto: true },
  ],
});

export { expect } from '../../support/fixtures.ts';
