/** A range of prices in whole units of the currency; null for an open end. */
export interface PriceRangeValue {
  from: number | null;
  to: number | null;
}

/** Parses the entered limits. An empty or invalid text means no limit; valid numbers are 0 or more. */
export function parsePriceRange(from: string, to: string): PriceRangeValue {
  return { from: parsePrice(from), to: parsePrice(to) };
}

/** Returns whether the minimum is not above the maximum. */
export function isOrdered({ from, to }: PriceRangeValue): boolean {
  return from === null || to === null || from <= to;
}

function parsePrice(text: string): number | null {
  const price = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(price) && price >= 0 ? price : null;
}
