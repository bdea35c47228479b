/** What the demo customer has put on her wish list; a configurable product may still be without a choice. */
export const DEMO_WISHLIST: { sku: string; note?: string }[] = [
  { sku: 'WIT-D3K2' },
  { sku: 'KAL-HIALURON', note: 'Na prezent dla mamy' },
  { sku: 'MIO-PIERZGA' },
  { sku: 'ZIM-KRYL' },
];
