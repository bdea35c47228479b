import type { ContentSeed } from './shop/content-seed.ts';
import type { Shop } from './shop/shop.ts';

/** What the tables are filled from. */
export interface SeedSource {
  readonly shop: Shop;
  /** Content of the profile. */
  readonly content: ContentSeed;
}
