import type { SeedWishlistItem } from '../../backend/index.ts';

/** Wishlist of the demo customer. */
export const DEMO_WISHLIST: readonly SeedWishlistItem[] = [
  { sku: 'WIT-D3K2' },
  { sku: 'KAL-HIALURON', note: 'Na prezent dla mamy' },
  { sku: 'MIO-PIERZGA' },
  { sku: 'ZIM-KRYL' },
];
