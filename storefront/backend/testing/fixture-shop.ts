import demo from '../../demo/index.ts';
import { demoCustomer } from '../../demo/accounts/demo-customer.ts';
import type { Shop } from '../shop/shop.ts';
import { catalogFixture } from './catalog-fixture.ts';

/** Returns the demo shop with the catalog fixture, no content and one account, unless a test brings its own data. */
export function fixtureShop(changes: Partial<Shop> = {}): Shop {
  const { storeViews, stores, parcelLockers, coupons, giftRules } = demo;
  return {
    storeViews,
    catalog: catalogFixture,
    accounts: [demoCustomer],
    ...(stores && { stores }),
    ...(parcelLockers && { parcelLockers }),
    ...(coupons && { coupons }),
    ...(giftRules && { giftRules }),
    ...changes,
  };
}
