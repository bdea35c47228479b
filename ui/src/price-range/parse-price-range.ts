/** A range of prices in whole units of the currency; null for an open end. */
export interface PriceRangeValue {
  from: number | null;
  to: number | null;
}

/**
 * Separators before exactly three digits, which group thousands or, at the end, may separate decimals. In India the
 * groups before have two digits: 1,23,500.
 */
const grouping = /[.,](?=(?:\d\d[.,])*\d{3}\b)/g;

/**
 * Parses the entered limits. An empty text means no limit; numbers are 0 or more, with or without spaces,
 * apostrophes, commas or points that group thousands.
 *
 * @param decimalSeparator - Separator of decimals in the language. The other one before three digits groups thousands.
 * @returns undefined if a text is no such number.
 */
export function parsePriceRange(from: string, to: string, decimalSeparator: string): PriceRangeValue | undefined {
  const range = { from: parsePrice(from, decimalSeparator), to: parsePrice(to, decimalSeparator) };
  return Number.isNaN(range.from) || Number.isNaN(range.to) ? undefined : range;
}

/** Returns whether the minimum is not above the maximum. */
export function isOrdered({ from, to }: PriceRangeValue): boolean {
  return from === null || to === null || from <= to;
}

/** Returns null for an empty text, and `NaN` for one that is no price. */
function parsePrice(text: string, decimalSeparator: string): number | null {
  const entered = text.replace(/[\s'’]/g, '');
  if (entered === '') return null;
  const digits = entered.replace(grouping, (separator, position: number) =>
    separator === decimalSeparator && position === entered.length - 4 ? separator : '',
  );
  return /^\d{1,15}(?:[.,]\d*)?$/.test(digits) ? Number(digits.replace(',', '.')) : NaN;
}
