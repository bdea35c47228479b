import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

/** What is before the paths of the English store view. */
export const englishView = '/witryna_pl_en_gb';

/**
 * Tests with a shop of their own that has, as by default, an English store view with prices in euro next to the Polish
 * one. Its backend can be told to fail.
 */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`views-${workerIndex}`, { BACKEND_SECOND_STORE_VIEW: '', BACKEND_FAULTS: '1' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect, expectNoAxeViolations } from '../../support/fixtures.ts';
