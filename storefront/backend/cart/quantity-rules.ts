import type { CartUserError } from './product-choice.ts';

/** Most pieces of a product in a cart (Magento: cataloginventory/item_options/max_sale_qty). */
export const MAXIMUM_QUANTITY = 10_000;

/** What is wrong with a quantity that a client asks for, or null. */
export function getQuantityError(quantity: number): CartUserError | null {
  if (!(quantity > 0)) return { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' };
  if (!Number.isInteger(quantity)) {
    return { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' };
  }
  return null;
}

/**
 * Whether the stock allows a quantity.
 * @param wanted Pieces of the product in all lines of the cart together.
 * @param available Pieces in stock.
 */
export function getStockError(wanted: number, available: number): CartUserError | null {
  if (available <= 0) return { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' };
  if (wanted > MAXIMUM_QUANTITY) {
    return {
      code: 'INSUFFICIENT_STOCK',
      message: `The most you may purchase is ${MAXIMUM_QUANTITY}.`,
      quantity: Math.min(available, MAXIMUM_QUANTITY),
    };
  }
  if (wanted > available) {
    return { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', quantity: available };
  }
  return null;
}
