import type { ProductPrice } from '../products/index.ts';
import type { SaleTerms } from './sale-terms.ts';

/**
 * Returns the price of one piece of a quantity.
 *
 * @param price of a single piece, as lists show it
 */
export function getPriceFor(quantity: number, price: ProductPrice, terms: SaleTerms): ProductPrice {
  const current = terms.tiers.filter((tier) => tier.quantity <= quantity).at(-1)?.price ?? terms.price;
  const { unit } = price;
  return {
    ...price,
    current,
    // What the amount of a unit costs, e.g. 100 g, falls with the price.
    unit: unit && {
      ...unit,
      price: { ...unit.price, minor: Math.round((unit.price.minor * current.minor) / price.current.minor) },
    },
  };
}
