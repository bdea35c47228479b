import { findPriceReduction } from '../price/index.ts';
import type { Amount, ProductPrice } from '../products/index.ts';
import type { SaleTerms } from './sale-terms.ts';

/**
 * Returns the price of one piece of a quantity.
 *
 * @param price of a single piece, as lists show it
 */
export function getPriceFor(quantity: number, price: ProductPrice, terms: SaleTerms): ProductPrice {
  const current = terms.tiers.filter((tier) => tier.quantity <= quantity).at(-1)?.price ?? terms.price;
  return { ...price, current, reduction: toReduction(price, current, terms), unit: toUnitPrice(price, current) };
}

/** What the price is reduced from has or lacks the fixed taxes that the price has or lacks. */
function toReduction(
  { reduction, current: listed }: ProductPrice,
  current: Amount,
  terms: SaleTerms,
): ProductPrice['reduction'] {
  if (!reduction) return null;
  const { reference } = reduction;
  const regular = { ...reference, minor: reference.minor + terms.price.minor - listed.minor };
  return findPriceReduction({ current, regular, lowest30Days: reduction.isLowest30Days ? regular : undefined });
}

/** What the amount of a unit costs, e.g. 100 g, falls with the price. */
function toUnitPrice({ unit, current: listed }: ProductPrice, current: Amount): ProductPrice['unit'] {
  if (!unit || listed.minor === 0) return unit;
  return {
    ...unit,
    price: { ...unit.price, minor: Math.round((unit.price.minor * current.minor) / listed.minor) },
  };
}
