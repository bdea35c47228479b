import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Capability } from '../../storefront/src/commerce/capabilities.ts';
import type { test as base } from './fixtures.ts';
import type { PageWatch } from './page-watch.ts';
import type { ShopFacts } from './test-shop.ts';

/** What end-to-end tests of a feature may ask for. */
interface FeatureFixtures {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  shop: ShopFacts;
  watch: PageWatch;
}

/**
 * Defines a test of a feature whose fields some backends lack (`npm run test:backends`). On a backend without them the
 * test is not skipped: it checks that the page is complete without the feature.
 *
 * @param gone - Checks the page without the feature.
 */
export function featureTest(
  test: typeof base,
  feature: Capability,
  gone: (fixtures: FeatureFixtures) => Promise<void>,
) {
  return (title: string, run: (fixtures: FeatureFixtures) => Promise<void>) =>
    test(title, async ({ page, context, browser, shop, watch, features }) => {
      const fixtures = { page, context, browser, shop, watch };
      await (features.has(feature) ? run(fixtures) : gone(fixtures));
    });
}
