import type { ImageSource } from '../media/image-source.ts';
import type { StoreView } from '../store/store-view.ts';
import type { SeedAccount } from './account-seed.ts';
import type { CatalogSeed } from './catalog-seed.ts';
import type { CommerceSettings } from './commerce-settings.ts';
import type { ContentSeed } from './content-seed.ts';
import type { SeedCoupon, SeedGiftRule } from './offer-seed.ts';
import type { SeedParcelLocker, SeedStore } from './place-seed.ts';

/** Definition of a shop: everything that the backend needs to know about a merchant. */
export interface Shop {
  /** The first is the default one; its language is that of the stored texts. All have the same base currency. */
  readonly storeViews: readonly [StoreView, ...StoreView[]];
  readonly catalog: CatalogSeed;
  /** Default: no pages, blocks and redirects. */
  readonly content?: ContentSeed;
  /** Content of the shop on stock Magento, where it links to a page instead of the store locator. Default: `content`. */
  readonly stockContent?: ContentSeed;
  /** Physical stores. */
  readonly stores?: readonly SeedStore[];
  readonly parcelLockers?: readonly SeedParcelLocker[];
  readonly accounts?: readonly SeedAccount[];
  readonly coupons?: readonly SeedCoupon[];
  readonly giftRules?: readonly SeedGiftRule[];
  /** What Adobe Commerce adds. Default: the shop is on Magento Open Source. */
  readonly commerce?: CommerceSettings;
  /** Images below `/media/`. Default: none. */
  readonly images?: ImageSource;
}

/** Returns the definition of a shop; types its parts where they are written. */
export function defineShop(shop: Shop): Shop {
  return shop;
}
