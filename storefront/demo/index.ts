import { defineShop, type SeedCategory } from '../backend/index.ts';
import { demoCustomer } from './accounts/demo-customer.ts';
import { createReviewerAccounts } from './accounts/reviewer-accounts.ts';
import { wholesaleCustomer } from './accounts/wholesale-customer.ts';
import { catalog, products } from './catalog/index.ts';
import { cmsBlocks, cmsPages, urlRewrites, withoutStoreLocator } from './content/index.ts';
import { artRegistry } from './media/art/registry.ts';
import { artworkLookup } from './media/artwork.ts';
import { createRenderer } from './media/create-renderer.ts';
import { COUPONS } from './offers/coupons.ts';
import { GIFT_RULES } from './offers/gift-rules.ts';
import { withWholesalePrices } from './offers/with-wholesale-prices.ts';
import { englishStoreView, polishStoreView } from './store-views.ts';
import { PARCEL_LOCKERS } from './stores/parcel-lockers.ts';
import { PHYSICAL_STORES } from './stores/physical-stores.ts';

/** The categories with the banners that the renderer draws for them. */
function withBanners(categories: readonly SeedCategory[], parentPath = ''): SeedCategory[] {
  return categories.map(({ children, ...category }) => {
    const path = `${parentPath}${category.urlKey}`;
    const banner = `catalog/category/${path}`;
    return {
      ...category,
      ...(artRegistry.has(banner) && { image: `${banner}.jpg` }),
      ...(children && { children: withBanners(children, `${path}/`) }),
    };
  });
}

const content = { cmsPages, cmsBlocks, urlRewrites };

/** The demo: a Polish shop for food supplements. */
export default defineShop({
  storeViews: [polishStoreView, englishStoreView],
  catalog: {
    ...catalog,
    categories: withBanners(catalog.categories),
    products: catalog.products.map(withWholesalePrices),
  },
  content,
  stockContent: withoutStoreLocator(content),
  stores: PHYSICAL_STORES,
  parcelLockers: PARCEL_LOCKERS,
  accounts: [demoCustomer, wholesaleCustomer, ...createReviewerAccounts(catalog.products)],
  coupons: COUPONS,
  giftRules: GIFT_RULES,
  images: createRenderer(artworkLookup(products)),
});
