import { maximumQuantity } from './maximum-quantity.ts';

/**
 * Returns the limits and the step of the quantity of a line, by the quantity that the backend has accepted: a fraction
 * can be changed by as much, and a large quantity is no error.
 */
export function getLineLimits(quantity: number): { min?: number; max: number; step?: number } {
  const fraction = Number((quantity % 1).toFixed(4));
  return {
    max: Math.max(maximumQuantity, quantity),
    ...(fraction > 0 && { min: fraction, step: fraction }),
  };
}
