import type { MinorUnits, SeedPrice } from './seed-price.ts';

/**
 * Price of one piece from a quantity on (Magento: `tier_price`): an amount, or a reduction of the regular price. With the
 * quantity 1 and a group, it is the price of that group of customers.
 */
export type SeedTier = {
  readonly quantity: number;
  /** Group of customers that has the price, as in `SeedAccount`. Default: all of them, and guests. */
  readonly group?: string;
} & ({ readonly price: MinorUnits } | { readonly percent: number });

/** Which quantities of a product can be bought (Magento: `cataloginventory/item_options`). */
export interface SeedQuantityRules {
  /** Minimum in a line of the cart. Default 1. */
  readonly min?: number;
  /** Maximum in a line of the cart. Default 10,000. */
  readonly max?: number;
  /** Quantities are multiples of it. Default: none. */
  readonly increments?: number;
  /** Whether fractions can be bought, e.g. half a meter. Default `false`. */
  readonly isDecimal?: boolean;
}

/** Fixed product tax, which is added to the price of each piece (Magento: `weee`). */
export interface SeedFixedTax {
  readonly label: string;
  readonly amount: MinorUnits;
}

/** For what and in which quantities something is sold. */
export interface SeedSaleTerms {
  readonly price: SeedPrice;
  /** Default: one price for all quantities. */
  readonly tiers?: readonly SeedTier[];
  readonly quantityRules?: SeedQuantityRules;
  /** Default: none. */
  readonly fixedTaxes?: readonly SeedFixedTax[];
}
