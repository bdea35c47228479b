import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Capability } from '../../storefront/src/commerce/capabilities.ts';
import type { test as base } from './fixtures.ts';
import type { PageWatch } from './page-watch.ts';
import type { ShopFacts } from './test-shop.ts';

/** What journeys of a feature may ask for. */
interface FeatureFixtures {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  shop: ShopFacts;
  watch: PageWatch;
}

/**
 * As `test`, for journeys of a feature that not every backend has the fields for (`npm run test:backends`). No journey
 * is left out: on a backend without them each expects that the feature is gone and the page is whole.
 *
 * @param gone looks at the page where the feature would be
 */
export function featureTest(
  test: typeof base,
  feature: Capability,
  gone: (fixtures: FeatureFixtures) => Promise<void>,
) {
  return (title: string, journey: (fixtures: FeatureFixtures) => Promise<void>) =>
    test(title, async ({ page, context, browser, shop, watch, features }) => {
      const fixtures = { page, context, browser, shop, watch };
      await (features.has(feature) ? journey(fixtures) : gone(fixtures));
    });
}
