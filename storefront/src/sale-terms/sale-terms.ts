import type { FixedTax } from '../cart/index.ts';
import type { Amount } from '../products/index.ts';

/** Price of one piece from a quantity on. */
export interface PriceTier {
  quantity: number;
  price: Amount;
  /** Whole percents off the price of a single piece; null when that rounds to 0. */
  percentOff: number | null;
}

/** Fixed product taxes of a product, as the store shows them. */
export interface FixedTaxes {
  /** Each with the amount of one piece. */
  taxes: FixedTax[];
  /** Whether the shown prices include them. */
  isIncluded: boolean;
  /** Their sum in minor units. */
  amount: number;
}

/** Quantities that can be bought. */
export interface QuantityLimits {
  min: number;
  max: number;
  /** Amount of one step; a fraction for what is sold by length or weight. `any`: steps of 1, and the backend decides. */
  step: number | 'any';
}

/** For what and in which quantities a product or a variant is sold. */
export interface SaleTerms {
  /** Price of a single piece, with or without the fixed taxes as the store shows it. */
  price: Amount;
  /** Each cheaper than the one before, in the order of their quantities. */
  tiers: PriceTier[];
  fixedTaxes: FixedTaxes | null;
  limits: QuantityLimits;
}

/** The terms of a product and its variants by SKU. */
export type SaleTermsBySku = Readonly<Record<string, SaleTerms>>;
