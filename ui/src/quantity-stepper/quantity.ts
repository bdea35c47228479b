/** Bounds of a quantity, both included. */
export interface QuantityLimits {
  /** Minimum quantity. */
  min: number;
  /** Maximum quantity; undefined while the stock is unknown. */
  max?: number | undefined;
}

/** Typed text interpreted as a quantity. */
export type TypedQuantity =
  | { kind: 'valid'; value: number }
  /** Whole number outside the limits; `value` is the nearest limit. */
  | { kind: 'tooLow' | 'tooHigh'; value: number }
  /** Zero below a minimum: a request to remove the item from the cart. */
  | { kind: 'zero' }
  /** Not a whole number, or empty. */
  | { kind: 'unreadable' };

/** Parses a typed quantity. Only whole numbers are valid: `2,5` is unreadable, not 2. */
export function parseQuantity(text: string, { min, max }: QuantityLimits): TypedQuantity {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(digits)) return { kind: 'unreadable' };
  const value = Number(digits);
  if (value === 0 && min > 0) return { kind: 'zero' };
  if (value < min) return { kind: 'tooLow', value: min };
  if (max !== undefined && value > max) return { kind: 'tooHigh', value: max };
  // Beyond this, adding one changes nothing.
  return value > Number.MAX_SAFE_INTEGER ? { kind: 'unreadable' } : { kind: 'valid', value };
}

/** Returns the quantity changed by `steps`, clamped to the limits. */
export function stepQuantity(
  value: number,
  steps: number,
  { min, max = Number.MAX_SAFE_INTEGER }: QuantityLimits,
): number {
  return Math.max(min, Math.min(max, value + steps));
}
