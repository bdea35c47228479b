/** Bounds of a quantity, both included. */
export interface QuantityLimits {
  /** Minimum quantity. */
  min: number;
  /** Maximum quantity; undefined while the stock is unknown. */
  max?: number | undefined;
  /**
   * Amount by which a step changes the quantity; a fraction also lets fractions be typed. `any` as in HTML: steps of 1,
   * and fractions can be typed. Default 1.
   */
  step?: number | 'any' | undefined;
}

/** Typed text interpreted as a quantity. */
export type TypedQuantity =
  | { kind: 'valid'; value: number }
  /** Number outside the limits; `value` is the nearest limit. */
  | { kind: 'tooLow' | 'tooHigh'; value: number }
  /** Zero below a minimum: a request to remove the item from the cart. */
  | { kind: 'zero' }
  /** Not a number of the kind that is expected, or empty. */
  | { kind: 'unreadable' };

/** Decimals that a quantity can have, as in Magento. */
const maxDecimals = 4;

/**
 * Parses a typed quantity. Without a fractional step only whole numbers are valid: `2,5` is unreadable, not 2. With one,
 * comma and point both separate decimals.
 */
export function parseQuantity(text: string, { min, max, step = 1 }: QuantityLimits): TypedQuantity {
  const digits = text.replaceAll(/\s/g, '');
  const format = Number.isInteger(step) ? /^\d+$/ : /^\d+(?:[.,]\d{1,4})?$/;
  if (!format.test(digits)) return { kind: 'unreadable' };
  const value = Number(digits.replace(',', '.'));
  if (value === 0 && min > 0) return { kind: 'zero' };
  if (value < min) return { kind: 'tooLow', value: min };
  if (max !== undefined && value > max) return { kind: 'tooHigh', value: max };
  // Beyond this, adding one changes nothing.
  return value > Number.MAX_SAFE_INTEGER ? { kind: 'unreadable' } : { kind: 'valid', value };
}

/** Returns the quantity changed by a number of steps, clamped to the limits. */
export function stepQuantity(
  value: number,
  steps: number,
  { min, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityLimits,
): number {
  const next = value + steps * (step === 'any' ? 1 : step);
  return Math.max(min, Math.min(max, Number(next.toFixed(maxDecimals))));
}
