/** An amount before and after a discount, in minor units. */
export interface DiscountedAmount {
  regular: number;
  final: number;
}

/**
 * Returns which share of all amounts is paid, e.g. 0.8; 1 where no single share leads from each regular to its final
 * amount, as when a discount reduces some parts only.
 *
 * @param tolerance - By how much an amount may differ, in minor units: the sum of what its parts were rounded by.
 */
export function findPaidShare(amounts: readonly DiscountedAmount[], tolerance: number): number {
  const [largest] = amounts.toSorted((a, b) => b.regular - a.regular);
  if (!largest || largest.regular <= 0 || largest.final >= largest.regular) return 1;
  const ratio = largest.final / largest.regular;
  // Merchants enter a percentage, from which the rounded amounts lead away.
  const share = [Math.round(ratio * 100) / 100, ratio].find((candidate) =>
    amounts.every(({ regular, final }) => Math.abs(regular * candidate - final) <= Math.max(1, tolerance)),
  );
  return share ?? 1;
}
