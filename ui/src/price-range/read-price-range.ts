/** A range of prices in whole units of the currency; null for an open end. */
export interface PriceRangeValue {
  from: number | null;
  to: number | null;
}

/** Reads what was typed: empty is an open end, and so is what is no number of 0 or more. */
export function readPriceRange(from: string, to: string): PriceRangeValue {
  return { from: readPrice(from), to: readPrice(to) };
}

/** Whether a range holds any price at all. */
export function isOrdered({ from, to }: PriceRangeValue): boolean {
  return from === null || to === null || from <= to;
}

function readPrice(text: string): number | null {
  const price = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(price) && price >= 0 ? price : null;
}
