/** Bounds of a quantity, both included. */
export interface QuantityLimits {
  /** The smallest quantity, in pieces. */
  min: number;
  /** The largest quantity, in pieces; undefined while the stock is not known. */
  max?: number | undefined;
}

/** What a typed text means as a quantity. */
export type TypedQuantity =
  | { kind: 'valid'; value: number }
  /** A whole number outside of the limits; `value` is the limit next to it. */
  | { kind: 'tooLow' | 'tooHigh'; value: number }
  /** Zero below a minimum: an item of the cart is to go. */
  | { kind: 'zero' }
  /** No whole number, or nothing at all. */
  | { kind: 'unreadable' };

/** Reads a typed quantity. Only whole numbers count: `2,5` is unreadable, not 2. */
export function readQuantity(text: string, { min, max }: QuantityLimits): TypedQuantity {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(digits)) return { kind: 'unreadable' };
  const value = Number(digits);
  if (value === 0 && min > 0) return { kind: 'zero' };
  if (value < min) return { kind: 'tooLow', value: min };
  if (max !== undefined && value > max) return { kind: 'tooHigh', value: max };
  // Beyond this, adding one changes nothing.
  return value > Number.MAX_SAFE_INTEGER ? { kind: 'unreadable' } : { kind: 'valid', value };
}

/** The quantity `steps` pieces away, kept within the limits. */
export function stepQuantity(
  value: number,
  steps: number,
  { min, max = Number.MAX_SAFE_INTEGER }: QuantityLimits,
): number {
  return Math.max(min, Math.min(max, value + steps));
}
