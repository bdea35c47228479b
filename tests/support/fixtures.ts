import { test as base, expect } from '@playwright/test';
import type { Capability } from '../../storefront/src/commerce/capabilities.ts';
import { readCapabilities } from './backend-capabilities.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { sharedShop } from './shared-shop.ts';
import { startTestShop, type ShopFacts } from './test-shop.ts';

export interface WorkerOptions {
  /** Set by `test.use({ ownShop: true })` at the top of a file: its tests get a shop that no other file touches. */
  ownShop: boolean;
}

export interface WorkerFixtures {
  /** The shop under test; `page` is relative to it. */
  shop: ShopFacts;
  /**
   * What the shop's backend can do beyond the oldest stock Magento: a test that needs more looks here, and expects that
   * the feature is gone where it is not.
   */
  features: ReadonlySet<Capability>;
}

export interface TestFixtures {
  /** Fails the test when a page logs an error, warns about hydration or loses a request, unless the test allows it. */
  watch: PageWatch;
}

export const test = base.extend<TestFixtures, WorkerOptions & WorkerFixtures>({
  ownShop: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ ownShop }, use, { workerIndex }) => {
      if (!ownShop) {
        await use(sharedShop());
        return;
      }
      const shop = await startTestShop(`worker-${workerIndex}`);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  features: [
    async ({ shop }, use) => {
      await use(await readCapabilities(shop));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  watch: [
    async ({ page, javaScriptEnabled }, use) => {
      const watch = watchPages(page);
      // Chromium reports the scripts that a page names, which it does not request then.
      if (!javaScriptEnabled) watch.allow(/^failed request: GET .+\.js csp$/);
      await use(watch);
      expect(watch.problems(), 'problems in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { expectNoAxeViolations } from './axe.ts';
