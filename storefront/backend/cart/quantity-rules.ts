import type { SeedQuantityRules } from '../shop/sale-terms-seed.ts';
import type { CartUserError } from './product-choice.ts';

/** Most pieces of a product in a cart (Magento: cataloginventory/item_options/max_sale_qty). */
export const MAXIMUM_QUANTITY = 10_000;

/** Whether a quantity is a multiple of the increments, but for the inexactness of decimals. */
function isMultiple(quantity: number, increments: number): boolean {
  const count = quantity / increments;
  return Math.abs(count - Math.round(count)) < 1e-6;
}

/**
 * What is wrong with a quantity that a client asks for, or null.
 * @param rules Of the product. Default: whole pieces.
 */
export function getQuantityError(quantity: number, rules: SeedQuantityRules = {}): CartUserError | null {
  if (!(quantity > 0)) return { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' };
  if (!Number.isInteger(quantity) && !rules.isDecimal) {
    return { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' };
  }
  return null;
}

/**
 * Whether stock and rules allow a quantity.
 * @param wanted Quantity of the product in all lines of the cart together.
 * @param available Quantity in stock.
 * @param rules Of the product. Default: Magento's for all products.
 */
export function getStockError(
  wanted: number,
  available: number,
  { min = 0, max = MAXIMUM_QUANTITY, increments }: SeedQuantityRules = {},
): CartUserError | null {
  if (available <= 0) return { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' };
  const insufficient = (message: string): CartUserError => ({
    code: 'INSUFFICIENT_STOCK',
    message,
    quantity: Math.min(available, max),
  });
  if (wanted < min) return insufficient(`The fewest you may purchase is ${min}.`);
  if (wanted > max) return insufficient(`The most you may purchase is ${max}.`);
  if (increments !== undefined && !isMultiple(wanted, increments)) {
    return {
      code: 'UNDEFINED',
      message: `You can buy this product only in quantities of ${increments} at a time.`,
    };
  }
  return wanted > available ? insufficient('The requested qty is not available') : null;
}
