export interface PriceBucket {
  /** `from_to`, in units of the currency. */
  readonly value: string;
  readonly label: string;
  /** Products that the bucket finds when it is used as a filter, both bounds included. */
  readonly count: number;
}

/** A list of products is cut into at most this many ranges. */
const MAX_RANGES = 5;

/** Fewer products in a range would not be worth a filter. */
const MIN_PRODUCTS = 3;

/**
 * Bounds are multiples of the largest of these steps that is small for the price: 5 below 100, 10 below 200, 50 below
 * 1000.
 */
const STEPS = [
  { below: 20, step: 1 },
  { below: 100, step: 5 },
  { below: 200, step: 10 },
  { below: 1_000, step: 50 },
];

function roundBound(price: number): number {
  const step = STEPS.find(({ below }) => price < below)?.step ?? 100;
  return Math.round(price / step) * step;
}

/**
 * Price ranges with about as many products each, as Magento's "automatic (equalize product counts)" step chooses them,
 * between round bounds. The ranges meet and cover all prices.
 *
 * @param prices Hundredths of the currency.
 */
export function priceBuckets(prices: readonly number[]): PriceBucket[] {
  const sorted = prices.map((price) => price / 100).toSorted((a, b) => a - b);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const ranges = Math.max(1, Math.min(MAX_RANGES, Math.floor(sorted.length / MIN_PRODUCTS)));
  const quantiles = Array.from(
    { length: ranges - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / ranges)] ?? highest,
  );
  const inner = quantiles.map(roundBound).filter((bound) => bound > lowest && bound < highest);
  const step = highest < 100 ? 5 : 10;
  const start = Math.floor(lowest / step) * step;
  const outer = [start, Math.max(Math.ceil(highest / step) * step, start + step)];
  const bounds = [...new Set([...outer, ...inner])].sort((a, b) => a - b);
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] ?? 0;
    const count = sorted.filter((price) => price >= from && price <= to).length;
    return count === 0 ? [] : [{ value: `${from}_${to}`, label: `${from}-${to}`, count }];
  });
}
