import { maximumQuantity } from './maximum-quantity.ts';

/**
 * Returns the limits and the step of the quantity of a line, by the quantity that the backend has accepted: a fraction
 * can be changed by as much, a whole quantity by pieces and to any fraction, and a large quantity is no error.
 */
export function getLineLimits(quantity: number): { min?: number; max: number; step: number | 'any' } {
  const fraction = Number((quantity % 1).toFixed(4));
  const max = Math.max(maximumQuantity, quantity);
  return fraction > 0 ? { min: fraction, max, step: fraction } : { max, step: 'any' };
}
