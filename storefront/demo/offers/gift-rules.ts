import type { SeedGiftRule } from '../../backend/index.ts';

/** What the shop adds to large orders. */
export const GIFT_RULES: SeedGiftRule[] = [{ sku: 'MIO-C-PASTYLKI', minimumSubtotal: 300_00 }];
