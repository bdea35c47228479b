export interface PriceBucket {
  /** `from_to`, in units of the currency. */
  readonly value: string;
  readonly label: string;
  /** Products that the bucket finds when it is used as a filter, both bounds included. */
  readonly count: number;
}

const SMALLEST_RANGE = 10;

/**
 * Price ranges as Magento's automatic step chooses them: the largest power of ten that gives at least two ranges,
 * but none below 10.
 *
 * @param prices Hundredths of the currency.
 */
export function priceBuckets(prices: readonly number[]): PriceBucket[] {
  if (prices.length === 0) return [];
  const units = prices.map((price) => price / 100);
  let range = 10 ** String(Math.floor(Math.max(...units))).length;
  let starts: Set<number>;
  do {
    range = Math.max(range / 10, SMALLEST_RANGE);
    starts = new Set(units.map((price) => Math.floor(price / range) * range));
  } while (range > SMALLEST_RANGE && starts.size < 2);
  return [...starts]
    .sort((a, b) => a - b)
    .map((from) => {
      const to = from + range;
      return {
        value: `${from}_${to}`,
        label: `${from}-${to}`,
        count: units.filter((price) => price >= from && price <= to).length,
      };
    });
}
