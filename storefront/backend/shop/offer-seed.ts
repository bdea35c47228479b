import type { MinorUnits } from './seed-price.ts';

/** Price rule that a shopper starts by typing its code. */
export interface SeedCoupon {
  readonly code: string;
  readonly label: string;
  readonly effect:
    | { readonly type: 'percent'; readonly percent: number }
    | { readonly type: 'fixed'; readonly amount: MinorUnits }
    | { readonly type: 'free-shipping' };
  readonly minimumSubtotal?: MinorUnits;
  /** Last day, an ISO date. */
  readonly expiresOn?: string;
  /** Orders that may use it at most. */
  readonly usesPerCoupon?: number;
  /** Orders of one customer that may use it at most. As in Magento, guests are not counted. */
  readonly usesPerCustomer?: number;
}

/** Price rule that adds a product to orders from a value on. */
export interface SeedGiftRule {
  /** Of a simple product. */
  readonly sku: string;
  /** Value of the goods after discounts, gross. */
  readonly minimumSubtotal: MinorUnits;
}
