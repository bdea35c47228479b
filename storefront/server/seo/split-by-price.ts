/** Prices from one amount to another, both included, in hundredths of the store view's currency; null: without an end. */
export interface PriceRange {
  from: number;
  to: number | null;
}

/** End of the first range that is tried, and a price above which no more are. */
const firstEnd = 100_00;
const highestStart = 1e12;

export interface SplitByPriceOptions {
  /** Returns how many products have a price in a range, or the limit if there are more. */
  count(range: PriceRange): Promise<number>;
  /** Number of products from which a range is split: the search shows no more of them. */
  limit: number;
  /** Called for a range that cannot be split: as many products have the same price. */
  onTooMany(range: PriceRange): void;
}

/**
 * Returns price ranges that together have all products, each with fewer than the limit. Neighbors have their common
 * price both, because prices may have more than two decimals.
 *
 * @returns a single range where all products are within the limit
 */
export async function splitByPrice({ count, limit, onTooMany }: SplitByPriceOptions): Promise<PriceRange[]> {
  const split = async (range: PriceRange): Promise<PriceRange[]> => {
    const products = await count(range);
    if (products < limit) return products === 0 ? [] : [range];
    const middle = getMiddle(range);
    if (middle === null) {
      onTooMany(range);
      return [range];
    }
    // One after the other: the backend is not asked for the whole catalog at once.
    return [...(await split({ ...range, to: middle })), ...(await split({ ...range, from: middle }))];
  };
  const all = { from: 0, to: null };
  const ranges = await split(all);
  return ranges.length === 0 ? [all] : ranges;
}

/** Returns the price at which a range is split; null where it cannot be. */
function getMiddle({ from, to }: PriceRange): number | null {
  if (to === null) return from > highestStart ? null : Math.max(firstEnd, from * 2);
  return to - from > 1 ? Math.floor((from + to) / 2) : null;
}
